import type { Hit } from '../../retrieval/index.ts';
import { asData } from './asData.ts';
import { tokensOf } from './tokens.ts';

/**
 * The passages of what was sent along that fit into so many tokens, in reading order: all of them, or those that a search
 * found and then as many as there is room for from the beginning.
 */
export function fittingIn(tokens: number, attached: readonly Hit[], found: readonly Hit[]): Hit[] {
  const places = new Map(attached.map((hit, at) => [hit.id, at]));
  const first = found.flatMap(({ id }) => attached[places.get(id) ?? -1] ?? []);
  const chosen = new Set<Hit>();
  let room = tokens;
  for (const hit of new Set([...first, ...attached])) {
    room -= tokensOf(asData(hit, 99));
    if (room < 0) break;
    chosen.add(hit);
  }
  return attached.filter((hit) => chosen.has(hit));
}
