import { plainText } from '@tinystar/contract/plainText';
import { quoted } from './quoted.ts';

/** The words of an answer as a quotation, below which the question is written. */
export const quotedAnswer = (answer: string): string => quoted(plainText(answer, { citations: 'gone' }));
