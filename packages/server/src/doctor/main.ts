import { existsSync } from 'node:fs';
import { openConnection } from '../platform/openServices.ts';
import { loadConfig, type Config } from '../platform/config/config.ts';
import { openDatabase, waitForDatabase, type Database } from '../platform/database/database.ts';
import { trustedFetch } from '../platform/egress/trustedFetch.ts';
import { examine } from './checks.ts';

// `npm run doctor`: names what is wrong with an installation and changes nothing. Ends with 1 when something is.
const signs = { ok: '✓', note: '·', fault: '✗' };
const say = (sign: keyof typeof signs, part: string, said: string) =>
  process.stdout.write(`${signs[sign]} ${part.padEnd(14)} ${said}\n`);

let config: Config;
try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  config = loadConfig(process.env);
} catch (error) {
  say('fault', 'settings', error instanceof Error ? error.message : String(error));
  process.exit(1);
}
for (const warning of config.warnings) say('note', 'settings', warning);
if (config.warnings.length === 0) say('ok', 'settings', `of a ${config.DEPLOYMENT} deployment, role ${config.ROLE}`);

const { db, close } = await openForReading(config);
const found = await examine({ config, db, fetch: trustedFetch });
for (const { state, part, said } of found) say(state, part, said);
await close();
process.exit(found.some(({ state }) => state === 'fault') ? 1 : 0);

async function openForReading(settings: Config): Promise<{ db: Database | undefined; close(): Promise<void> }> {
  try {
    const { connection, stop } = await openConnection(settings);
    const opened = openDatabase(connection, 2, () => undefined);
    const close = async () => {
      await opened.$client.end();
      await stop();
    };
    try {
      await waitForDatabase(opened);
    } catch (error) {
      await close();
      throw error;
    }
    return { db: opened, close };
  } catch (error) {
    say('fault', 'database', error instanceof Error ? error.message : String(error));
    return { db: undefined, close: () => Promise.resolve() };
  }
}
