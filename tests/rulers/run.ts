/**
 * Measures the product against public sets with gold, which are no part of it: `npm run rulers -- NAME FOLDER`.
 * Each ruler says at its head what it reads from the folder and which options it takes.
 */
const rulers: Readonly<Record<string, () => Promise<{ run(args: readonly string[]): Promise<void> }>>> = {
  answers: () => import('./answers.ts'),
};

const [asked = '', ...args] = process.argv.slice(2);
const ruler = rulers[asked];
if (ruler) await (await ruler()).run(args);
else {
  process.stderr.write(`say which ruler: ${Object.keys(rulers).join(', ')}\n`);
  process.exitCode = 2;
}

export {};
