import { lateMessages } from '@tinystar/contract';
import { invalid } from '../platform/http/failure.ts';
import { isTone } from '../meta/tones.ts';

/** Refuses a tone that is not offered, because the model would be told nothing for it. */
export const checkTone = (id: string): void => {
  if (!isTone(id)) throw invalid('replyToneId', lateMessages.unknownTone);
};
