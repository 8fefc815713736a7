import type { Log } from '../log/log.ts';

/** What an SMS code is for; a code works for one purpose only. */
export type SmsPurpose =
  | 'login'
  | 'resetPassword'
  | 'firstPassword'
  | 'apply'
  | 'cooperation'
  | 'newPhone'
  | 'oldPhone'
  | 'close';

/** What else people are told by message; the gateway has a template for each. */
export type SmsSubject = 'applicationRefused';

/** Delivers codes and notices to phones. */
export interface SmsSender {
  send(message: { phone: string; code: string; purpose: SmsPurpose }): Promise<void>;
  tell(message: { phone: string; about: SmsSubject; text: string }): Promise<void>;
}

/** The local default: one JSON line on standard output, past the log's redaction, so that a developer can log in. */
export const consoleSms = (log: Log, write: (line: string) => void): SmsSender => ({
  send(message) {
    write(`${JSON.stringify({ event: 'sms', ...message })}\n`);
    log.debug({ purpose: message.purpose, phone: message.phone }, 'sms printed');
    return Promise.resolve();
  },
  tell(message) {
    write(`${JSON.stringify({ event: 'smsNotice', ...message })}\n`);
    return Promise.resolve();
  },
});
