import { constants, type Certainty } from '../../packages/contract/src/index.ts';
import { answer, type AnswerSettings } from '../../packages/server/src/answers/engine/index.ts';
import type { Found } from '../../packages/server/src/retrieval/index.ts';

/** What a reader sees of an answer without opening anything. */
export interface Shown {
  certainty: Certainty | undefined;
  /** Each quote alone, without marks. */
  quotes: string[];
}

const settings: AnswerSettings = {
  name: '评测助手',
  description: '',
  tone: '',
  knowledgeSource: 'privateDomain',
  publicPrompt: '',
  notFound: constants.KNOWLEDGE_NOT_FOUND,
  showReference: { doc: true, qa: true },
  similarQuestions: false,
  mode: 'qa',
  steps: { rewrite: false, rerank: false, verify: false, vectors: false },
};

/** The answer without a model to what was found. */
export async function shownOf(question: string, found: Found): Promise<Shown> {
  let text = '';
  let certainty: Certainty | undefined;
  const search = () => Promise.resolve(found);
  for await (const part of answer({ question, history: [], settings, search, signal: new AbortController().signal })) {
    if (part.type === 'text') text += part.text;
    else certainty = part.certainty;
  }
  const quotes = text.split('\n\n').filter((each) => each.startsWith('>'));
  return { certainty, quotes: quotes.map((each) => each.replace(/^> ?/gm, '').replace(/ \[\d+\]/g, '')) };
}
