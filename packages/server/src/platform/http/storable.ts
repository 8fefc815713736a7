/**
 * Input as the database can hold it: half surrogate pairs, which come of texts cut in the middle, are replaced at any
 * depth. Answers the value itself when nothing had to change. A NUL is nothing that people type: see {@link holdsNul}.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (value === null || typeof value !== 'object' || value instanceof Blob) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, inner, storable(inner)] as const);
  if (entries.every(([, inner, clean]) => inner === clean)) return value;
  if (Array.isArray(value)) return entries.map(([, , clean]) => clean);
  return Object.fromEntries(entries.map(([key, , clean]) => [key, clean]));
}

/**
 * Whether a text contains the NUL character, at any depth. The database cannot store it, and removing it would change
 * the text.
 */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (value === null || typeof value !== 'object' || value instanceof Blob) return false;
  return Object.values(value).some(holdsNul);
}
