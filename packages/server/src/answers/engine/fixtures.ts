import type { Found, Hit } from '../../retrieval/index.ts';
import type { EnginePart, AnswerSettings } from './types.ts';

/** A passage whose every line is one block, 20 points high and under each other. */
export function hit(id: number, lines: readonly string[], more: Partial<Hit> = {}): Hit {
  let start = 0;
  const spans = lines.map((line, at) => {
    const span = {
      blockId: `block-${id}-${at}`,
      page: id,
      box: { left: 72, top: 100 + 20 * at, right: 500, bottom: 118 + 20 * at },
      start,
      end: start + line.length,
    };
    start += line.length + 1;
    return span;
  });
  return {
    id,
    kind: 'doc',
    sourceId: 'file-1',
    name: '员工手册.pdf',
    position: id,
    title: '员工手册 › 休假',
    text: lines.join('\n'),
    blockIds: spans.map(({ blockId }) => blockId),
    pages: [id],
    spans,
    score: 0.9,
    ...more,
  };
}

/** What a search gives: the hits, and the terms of the question weighing alike. */
export function found(hits: readonly Hit[], terms: readonly string[] = [], confidence = 0.9): Found {
  return { hits: [...hits], confidence, weights: new Map(terms.map((term) => [term, 3])) };
}

export const settings: AnswerSettings = {
  name: '人事助手',
  description: '回答制度问题',
  tone: '语气亲切',
  knowledgeSource: 'privateDomain',
  publicPrompt: '',
  notFound: '这个问题请联系人事部。',
  showReference: { doc: true, qa: true },
  similarQuestions: true,
  mode: 'qa',
  steps: { rewrite: true, vectors: true, rerank: true, verify: true },
};

/** Reads an answer to its end. */
export async function collect(parts: AsyncIterable<EnginePart>) {
  let text = '';
  let final: Extract<EnginePart, { type: 'final' }> | undefined;
  for await (const part of parts) {
    if (part.type === 'text') text += part.text;
    else final = part;
  }
  if (!final) throw new Error('an answer without a final part');
  return { text, ...final };
}
