"""What an eye would find wrong with a page: small lettering, small targets, things cut off or over one another."""

from __future__ import annotations

from tests.web.browser import Person

LEAST_LETTERING = 12  # px
LEAST_TARGET = 44  # px, by touch

# Shared by the questions below. An element is named by its tag, its classes and the beginning of its words.
_COMMON = """
  const named = (e) => e.tagName.toLowerCase() + '.' + (e.getAttribute('class') ?? '').trim().replaceAll(/\\s+/g, '.')
    + ' "' + (e.textContent ?? '').trim().replaceAll(/\\s+/g, ' ').slice(0, 30) + '"';
  const hidden = (e) => !e.checkVisibility({visibilityProperty: true, opacityProperty: true})
    || e.closest('.vh, .wide-text, [hidden], dialog:not([open])') !== null;
  const windowed = (box) => box.width > 0 && box.height > 0 && box.right > 0 && box.bottom > 0
    && box.left < innerWidth && box.top < innerHeight;
"""
# A drawing's lettering is as large as it is drawn: its unit may be less than a px.
_LETTERING = (
    "(least) => {"
    + _COMMON
    + """
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const e = text.parentElement;
    if (!text.data.trim() || !e || e.closest('script, style, title, option, .sprite') || hidden(e)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!windowed(box) || box.width < 2) continue;
    const drawn = e.closest('svg') ? e.getScreenCTM?.() : null;
    const scale = drawn ? Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c)) : 1;
    const size = parseFloat(getComputedStyle(e).fontSize) * scale;
    if (size > 0 && size < least - 0.05) found.add(size.toFixed(1) + ' ' + named(e));
  }
  return [...found].slice(0, 12);
}"""
)
_TARGETS = (
    "(least) => {"
    + _COMMON
    + """
  const found = new Set();
  const pressed = 'button, select, [role=button], a.chip, a.tool, a.play, input:not([type=checkbox])';
  for (const e of document.querySelectorAll(pressed)) {
    if (hidden(e) || e.disabled) continue;
    const box = e.getBoundingClientRect();
    if (!windowed(box)) continue;
    // what answers to a finger may be larger than what is drawn
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const reach = (dx, dy) => {
      let n = 0;
      for (let i = -least; i <= least; i++) {
        const hit = document.elementFromPoint(x + i * dx, y + i * dy);
        if (hit !== null && e.contains(hit)) n++;
      }
      return n;
    };
    const wide = box.width >= least - 1 || reach(1, 0) >= least - 1;
    // what is as broad as the screen is found by its line
    const high = box.height >= least - 1 || reach(0, 1) >= (box.width > 300 ? 30 : least - 1);
    if (!wide || !high) found.add(Math.round(box.width) + 'x' + Math.round(box.height) + ' ' + named(e));
  }
  return [...found].slice(0, 12);
}"""
)
# Words that their box cuts, blocks of the frame that lie on one another or leave the window, decisions that scroll
# while something can be committed (many cards in hand may).
_CUT = (
    "() => {"
    + _COMMON
    + """
  const found = new Set();
  const blocks = [...document.querySelectorAll('.topbar, .prompt, .view > *, footer.foot')].filter((e) => !hidden(e));
  for (const [i, one] of blocks.entries()) {
    const a = one.getBoundingClientRect();
    if (a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1)
      found.add('outside: ' + named(one));
    for (const other of blocks.slice(i + 1)) {
      const b = other.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1) found.add('over one another: ' + named(one) + ' / ' + named(other));
    }
  }
  for (const e of document.querySelectorAll('.thumb .btn > *')) { // what is centred leaves its box at both sides
    const [part, whole] = [e, e.parentElement].map((one) => one.getBoundingClientRect());
    if (!hidden(e) && (part.left < whole.left + 2 || part.right > whole.right - 2)) found.add('cut: ' + named(e));
  }
  for (const e of document.querySelectorAll('.prompt__say, .thumb .btn, .own__f, .tabs button, .decide__b, .a-side')) {
    if (hidden(e)) continue;
    if (e.matches('.decide__b') && !document.querySelector('.thumb :is([data-commit], .btn--main)')) continue; // a hand
    if (e.scrollWidth > e.clientWidth + 1 || (e.scrollHeight > e.clientHeight + 1 && !e.matches('.own__f')))
      found.add(`cut: ${named(e)} ${e.scrollWidth}x${e.scrollHeight} in ${e.clientWidth}x${e.clientHeight}`);
  }
  return [...found].slice(0, 12);
}"""
)


def small_lettering(person: Person) -> list[str]:
    """Visible words below 12 px, with their size."""
    return [str(one) for one in person.measured(_LETTERING, LEAST_LETTERING)]


def small_targets(person: Person) -> list[str]:
    """What can be pressed and is smaller than a fingertip."""
    return [str(one) for one in person.measured(_TARGETS, LEAST_TARGET)]


def cut(person: Person) -> list[str]:
    """Parts of the frame that overlap, leave the window or do not show all they hold."""
    return [str(one) for one in person.measured(_CUT)]
