import { randomInt } from 'node:crypto';
import { constants } from '@tinystar/contract';

/** Six digits, as text: a code may begin with zeros. */
export const newSmsCode = (): string =>
  String(randomInt(10 ** constants.SMS_CODE_LENGTH)).padStart(constants.SMS_CODE_LENGTH, '0');
