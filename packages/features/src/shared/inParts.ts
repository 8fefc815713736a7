/** Calls one after the other with no more ids than a call takes. */
export async function inParts<T>(
  ids: readonly T[],
  most: number,
  send: (some: T[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < ids.length; at += most) await send(ids.slice(at, at + most));
}
