// Two versions of the same data with what they have in common kept as it was, so that what draws it sees what has changed. Pure.

/** The new value, made of the old one's parts wherever they are equal; both are JSON. */
export function reuseEqualParts<T>(before: T, now: T): T {
  if (before === now || typeof before !== 'object' || typeof now !== 'object' || before === null || now === null)
    return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const old = before as { [name: string]: unknown };
  const fresh = now as { [name: string]: unknown };
  const names = Object.keys(fresh);
  let same = names.length === Object.keys(old).length;
  for (const name of names) {
    const value = reuseEqualParts(old[name], fresh[name]);
    if (value === undefined) continue;
    fresh[name] = value;
    if (value !== old[name]) same = false;
  }
  return same ? before : now;
}
