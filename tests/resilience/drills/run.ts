// Faults on purpose, with what they cost: `npm run drills -- [names] [--rounds 20] [--people 20] [--seconds 20]
// [--operations 10000]`. Without names all of them.
import { drills, type Drill } from './drills.ts';
import { isGood } from './report.ts';
import { closeScenes } from './scene.ts';

const given = process.argv.slice(2);
const number = (name: string, otherwise: number) => {
  const at = given.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(given.splice(at, 2)[1]);
};
const hard = {
  rounds: number('rounds', 20),
  people: number('people', 20),
  seconds: number('seconds', 20),
  operations: number('operations', 10_000),
};
const known: Record<string, Drill> = drills;
const names = given.length > 0 ? given : Object.keys(known);
const unknown = names.filter((name) => !(name in known));
if (unknown.length > 0) {
  process.stderr.write(`unknown drill ${unknown.join(', ')}; there are: ${Object.keys(known).join(' ')}\n`);
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void closeScenes().finally(() => process.exit(1)));
}
for (const name of names) {
  for (const report of await known[name]!(hard)) {
    process.stdout.write(`${isGood(report) ? '✓' : '✗'} ${JSON.stringify(report)}\n`);
    if (!isGood(report)) process.exitCode = 1;
  }
}
