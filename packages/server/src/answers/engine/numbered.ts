import type { SentenceMap } from '@tinystar/contract';
import type { Hit } from '../../retrieval/index.ts';

/**
 * The numbers of passages in a prompt: from 1 in their order. Where an interrupted answer is written on, its numbers keep
 * their sources: a passage that it cites has its number again, and the others leave those out.
 */
export function numbered(passages: readonly Pick<Hit, 'id'>[], cited: SentenceMap): number[] {
  const before = new Map(
    Object.entries(cited).flatMap(([number, { reference }]) =>
      reference.map(({ id }) => [id, Number(number)] as const),
    ),
  );
  const taken = new Set(before.values());
  let next = 0;
  const free = () => {
    do next++;
    while (taken.has(next));
    return next;
  };
  return passages.map(({ id }) => before.get(String(id)) ?? free());
}
