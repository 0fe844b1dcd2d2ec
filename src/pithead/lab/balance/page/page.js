// Sorting and filtering of tables, parts of the result as files, and where one is in the contents. No request is made.
'use strict';

const result = JSON.parse(document.getElementById('result').textContent);

/** The figure or the word that a cell is sorted by. */
function valueOf(row, column) {
  const cell = row.cells[column];
  const figure = cell.dataset.v;
  return figure === undefined ? cell.textContent.trim().toLowerCase() : figure === '' ? NaN : Number(figure);
}

function sort(table, column, ascending) {
  const rows = [...table.tBodies[0].rows];
  const order = (a, b) => {
    const [x, y] = [valueOf(a, column), valueOf(b, column)];
    if (Number.isNaN(x) || Number.isNaN(y)) return Number.isNaN(x) - Number.isNaN(y); // what is unknown stands last
    return (x < y ? -1 : x > y ? 1 : 0) * (ascending ? 1 : -1);
  };
  table.tBodies[0].append(...rows.sort(order));
}

for (const table of document.querySelectorAll('table.sortable')) {
  const heads = [...table.tHead.rows[0].cells];
  for (const [column, head] of heads.entries()) {
    head.querySelector('button')?.addEventListener('click', () => {
      const figures = heads[column].classList.contains('n');
      const before = head.getAttribute('aria-sort');
      const ascending = before === 'none' ? !figures : before === 'descending'; // figures: the greatest first
      for (const other of heads) if (other.hasAttribute('aria-sort')) other.setAttribute('aria-sort', 'none');
      head.setAttribute('aria-sort', ascending ? 'ascending' : 'descending');
      sort(table, column, ascending);
    });
  }
}

for (const tools of document.querySelectorAll('.tools[data-for]')) {
  const rows = [...document.getElementById(tools.dataset.for).tBodies[0].rows];
  const [kind, marked, words, told] = ['select', '[type=checkbox]', '[type=search]', 'output'].map((one) =>
    tools.querySelector(one),
  );
  const filter = () => {
    const wanted = words.value.trim().toLowerCase();
    for (const row of rows) {
      row.hidden =
        (kind.value !== '' && row.dataset.kind !== kind.value) ||
        (marked.checked && row.dataset.marked === undefined) ||
        !row.cells[0].textContent.toLowerCase().includes(wanted);
    }
    told.textContent = `${rows.filter((row) => !row.hidden).length} of ${rows.length}`;
  };
  for (const control of [kind, marked, words]) control.addEventListener('input', filter);
  filter();
}

for (const button of document.querySelectorAll('button.json')) {
  button.addEventListener('click', () => {
    const part = Object.fromEntries(button.dataset.parts.split(' ').map((name) => [name, result[name]]));
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(part, null, 1)], { type: 'application/json' }));
    link.download = `${button.dataset.name}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  });
}

const entries = new Map([...document.querySelectorAll('nav a')].map((link) => [link.hash.slice(1), link]));
const seen = new IntersectionObserver(
  (changes) => {
    for (const change of changes) {
      if (!change.isIntersecting) continue;
      for (const link of entries.values()) link.removeAttribute('aria-current');
      entries.get(change.target.id)?.setAttribute('aria-current', 'true');
    }
  },
  { rootMargin: '-20% 0px -70% 0px' },
);
for (const section of document.querySelectorAll('main > section')) seen.observe(section);
