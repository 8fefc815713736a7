import { plainText } from '@tinystar/contract/plainText';
import { readAloud } from './readAloud.ts';
import type { SignVoice } from './voiceInput.ts';

/** Reads an answer aloud by its words: without marks, sources and addresses, code by its name. Rejects as {@link readAloud}. */
export const readAnswer = (answer: string, sign: SignVoice | undefined, signal: AbortSignal): Promise<void> =>
  readAloud(plainText(answer, { citations: 'gone', code: 'named', links: 'named' }), sign, signal);
