import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import { httpSms } from './httpSms.ts';
import { consoleSms, type SmsSender } from './sms.ts';

/** The sender that SMS_PROVIDER names. */
export function openSms(config: Config, log: Log, fetch: typeof globalThis.fetch): SmsSender {
  if (config.SMS_PROVIDER === 'console') return consoleSms(log, (line) => process.stdout.write(line));
  return httpSms({ url: config.SMS_HTTP_URL ?? '', token: config.SMS_HTTP_TOKEN, fetch });
}
