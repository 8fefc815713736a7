/** The ids with some of them added or taken out. */
export function changedSelection(ids: ReadonlySet<string>, some: readonly string[], add: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  for (const id of some) {
    if (add) next.add(id);
    else next.delete(id);
  }
  return next;
}
