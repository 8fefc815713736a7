import type { Hit } from '../../retrieval/index.ts';
import type { AnswerOrigin } from './types.ts';

/** Whether the best passage is a pair or stands in a document. */
export const originOf = (passages: readonly Hit[]): AnswerOrigin => (passages[0]?.kind === 'qa' ? 'qa' : 'document');
