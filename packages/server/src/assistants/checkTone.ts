import { messages } from '@tinystar/contract';
import { invalid } from '../platform/http/failure.ts';
import { isTone } from '../meta/tones.ts';

/** Refuses a tone that is not among those offered; what no model would be told must not be saved. */
export const checkTone = (id: string): void => {
  if (!isTone(id)) throw invalid('replyToneId', messages.unknownTone);
};
