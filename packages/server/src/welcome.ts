import type { Config } from './platform/config/config.ts';
import { demoAssistants } from './demo/assistants.ts';
import { demoPassword, printedLogins } from './demo/people.ts';

/** What a person reads in the terminal when the server is up: where it is and how to get in. */
export function welcome(url: string, config: Pick<Config, 'DEMO' | 'SMS_PROVIDER'>): string {
  const lines = ['', `  小星 is running:  ${url}`];
  if (config.DEMO) {
    lines.push(`  Demo log-ins:     password ${demoPassword}`);
    for (const { role, phoneNumber } of printedLogins) lines.push(`    ${role.padEnd(16)}${phoneNumber}`);
    for (const { permission, publicId, name } of demoAssistants) {
      if (permission === 'public') lines.push(`  Public chat page: ${url}/b/${publicId}  (${name})`);
    }
  }
  if (config.SMS_PROVIDER === 'console') lines.push('  SMS codes are printed here, one JSON line each.');
  return `${lines.join('\n')}\n\n`;
}
