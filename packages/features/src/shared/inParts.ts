/** Calls one after the other with no more ids than a call takes. */
export async function inParts(
  ids: readonly string[],
  most: number,
  send: (some: string[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < ids.length; at += most) await send(ids.slice(at, at + most));
}
