// npm run axe: every route of the table, in the built product with its demo content, as each of four roles, in light and
// dark, at 1440 and 390 px, looked at by axe: `npm run axe -- [roles] [names of routes]`. Without names all of them.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { routes } from '../../packages/app/src/routes.ts';
import { launchOptions } from '../chromium.ts';
import { prepareData } from '../e2e/prepareData.ts';
import { startOnFreePort } from '../e2e/server.ts';
import { startFakeModel } from '../fakes/model.ts';
import { startFakePayment } from '../fakes/payment.ts';
import { complete, demoAt, operatorPhone, roleNames, walkerOf } from './people.ts';
import { tell } from './tell.ts';
import { walk, type Finding } from './walk.ts';

const given = process.argv.slice(2);
const known: readonly string[] = [...roleNames, ...routes.map(({ name }) => name)];
const unknown = given.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`unknown ${unknown.join(', ')}; there are: ${known.join(' ')}\n`);
  process.exit(2);
}
const roles = roleNames.filter((name) => given.includes(name));
const names = given.filter((name) => !roleNames.some((role) => role === name));

const folder = mkdtempSync(path.join(tmpdir(), 'tinystar-axe-'));
// PostgreSQL's account has to enter.
chmodSync(folder, 0o711);
const payment = await startFakePayment();
const model = await startFakeModel();
try {
  await prepareData(folder);
  const data = path.join(folder, 'demo');
  const server = await startOnFreePort((port) => ({
    ...payment.settings,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    DATA_DIR: data,
    DEMO: 'on',
    GENERATION: 'on',
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'fake',
    OPERATOR_PHONES: operatorPhone,
  }));
  const browser = await chromium.launch(await launchOptions());
  try {
    const demo = demoAt(server.url, data);
    await complete(demo);
    const findings: Finding[] = [];
    for (const role of roles.length > 0 ? roles : roleNames) {
      // One after the other: two of them are one person, who acts as one identity at a time.
      const walker = await walkerOf(role, demo);
      const wanted = (name: string) => names.length === 0 || names.includes(name);
      const seen = await walk(browser, server.url, role, walker, wanted);
      process.stdout.write(`${role}: ${seen.checked} routes\n`);
      findings.push(...seen.findings);
    }
    process.stdout.write(tell(findings));
    if (findings.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  await payment[Symbol.asyncDispose]();
  await model.close();
  rmSync(folder, { recursive: true, force: true });
}
