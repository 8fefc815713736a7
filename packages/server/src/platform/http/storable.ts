/**
 * Input as the database can hold it: texts without NUL and half surrogate pairs, at any depth. Answers the value itself
 * when nothing had to change.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (value === null || typeof value !== 'object' || value instanceof Blob) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, inner, storable(inner)] as const);
  if (entries.every(([, inner, clean]) => inner === clean)) return value;
  if (Array.isArray(value)) return entries.map(([, , clean]) => clean);
  return Object.fromEntries(entries.map(([key, , clean]) => [key, clean]));
}
