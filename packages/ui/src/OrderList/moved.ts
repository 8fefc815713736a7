/** The ids with `lifted` put before or after `target`, in the order they had among themselves. */
export function moved(
  ids: readonly string[],
  lifted: readonly string[],
  target: string,
  side: 'before' | 'after',
): string[] {
  const taken = new Set(lifted);
  if (taken.has(target)) return [...ids];
  const kept = ids.filter((id) => !taken.has(id));
  const at = kept.indexOf(target) + (side === 'after' ? 1 : 0);
  return [...kept.slice(0, at), ...ids.filter((id) => taken.has(id)), ...kept.slice(at)];
}
