import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { operator, type Endpoint } from '@tinystar/contract';
import { acts, type Act } from './acts.ts';
import { inputOf, usageOf } from './arguments.ts';
import { openServices } from '../platform/openServices.ts';

// `npm run operator -- <act> --name value …`: the acts of the operator's page, without SQL and without a browser.
const endpoints = operator as Record<string, Endpoint>;
const usage = `npm run operator -- ACT [--option value …]

Reads the server's settings (environment or .env) and works beside a running server. Every change is logged.

${Object.entries(endpoints)
  .map(([name, endpoint]) => usageOf(name, endpoint))
  .join('\n')}
`;

const [name = '--help', ...words] = process.argv.slice(2);
const endpoint = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined;
if (words.includes('--help') && endpoint) process.stdout.write(`${usageOf(name, endpoint)}\n`);
else if (endpoint) await run(name, endpoint);
else {
  process[name === '--help' ? 'stdout' : 'stderr'].write(usage);
  process.exitCode = name === '--help' ? 0 : 2;
}

async function run(act: string, { input }: Endpoint): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const given = inputOf({ input } as Endpoint, words);
    const checked = input.safeParse(act === 'giveCoins' ? { key: randomUUID(), ...given } : given);
    if (!checked.success) {
      const told = ({ path, message }: (typeof checked.error.issues)[number]) =>
        path.length > 0 && given[String(path[0])] === undefined ? 'is missing' : message;
      throw new Error(checked.error.issues.map((issue) => `--${issue.path.join('.')}: ${told(issue)}`).join('\n'));
    }
    const { services, close } = await openServices(process.env);
    try {
      const perform = acts[act as keyof typeof acts] as Act<Endpoint>;
      print(await perform({ services, by: `cli:${userInfo().username}` }, checked.data));
    } finally {
      await close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Lists as JSON lines, which people read and programs take; anything else as JSON. */
function print(answer: unknown): void {
  if (answer === undefined) return void process.stdout.write('done\n');
  const { rows, count } = answer as { rows?: unknown[]; count?: number };
  if (!Array.isArray(rows)) return void process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
  for (const row of rows) process.stdout.write(`${JSON.stringify(row)}\n`);
  process.stdout.write(`${rows.length} of ${count ?? rows.length}\n`);
}
