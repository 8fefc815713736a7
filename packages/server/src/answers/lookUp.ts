import { nearby, type Nearby } from '../embeddings/index.ts';
import { CONFIDENT, search, type Found } from '../retrieval/index.ts';
import { withPictures } from '../documents/withPictures.ts';
import { withVersions } from '../documents/withVersions.ts';
import type { Services } from '../platform/services.ts';
import type { AnswerRequest } from './answerer.ts';
import type { Search } from './engine/index.ts';
import { hubOf } from './hub.ts';

type Looking = Pick<AnswerRequest, 'bot' | 'signal' | 'onGiven' | 'mentions' | 'attached'>;

/**
 * Searches by words and, where the assistant and the server have them, by vectors; only in the documents that the question
 * keeps to, where it names some. What was sent along is searched beside them.
 */
export async function lookUp(
  services: Services,
  { bot, signal, onGiven, mentions = [], attached = { now: [], earlier: [] } }: Looking,
  words: string,
  limit: number | undefined,
): Promise<Awaited<ReturnType<Search>> & { vectors: Nearby }> {
  const kinds = [
    ...(bot.documentLibrary.status === 'enabled' ? (['doc'] as const) : []),
    ...(bot.qaLibrary.status === 'enabled' && mentions.length === 0 ? (['qa'] as const) : []),
  ];
  const started = performance.now();
  const vectors: Nearby = bot.answerSteps.vectors ? await nearby(services, bot.id, words, signal) : { state: 'off' };
  const near = vectors.state === 'used' ? vectors.near : [];
  const embedded = performance.now();
  const scope = { kbBotId: bot.id, kinds, ...(mentions.length > 0 && { sourceIds: mentions.map(({ id }) => id) }) };
  const sent = [...attached.now, ...attached.earlier].map(({ id }) => ({
    kbBotId: id,
    kinds: ['attachment'] as const,
  }));
  const found = await hubOf(services).queue.lookUp(async () => {
    const own = await search(services.db, scope, words, limit, near);
    const theirs: Found[] = [];
    for (const each of sent) theirs.push(await search(services.db, each, words, limit));
    return together(own, theirs);
  });
  const hits = await withVersions(services.db, await withPictures(services.db, found.hits));
  onGiven?.(hits.flatMap(({ sourceId, blockIds }) => [sourceId, ...blockIds]));
  return { ...found, hits, vectors, times: { vectors: embedded - started, words: performance.now() - embedded } };
}

/** What was sent along goes first where it answers: whoever sends something with a question asks about it. */
function together(own: Found, theirs: readonly Found[]): Found {
  const sure = theirs.filter(({ confidence }) => confidence >= CONFIDENT);
  if (sure.length === 0) return own;
  const first = sure.flatMap(({ hits }) => hits).toSorted((a, b) => b.score - a.score);
  return {
    ...own,
    hits: [...first, ...own.hits],
    confidence: Math.max(own.confidence, ...sure.map(({ confidence }) => confidence)),
    weights: new Map([...own.weights, ...sure.flatMap(({ weights }) => [...weights])]),
  };
}
