/**
 * Measures the product by sets that nobody here made, each by its own published rules: `npm run rulers -- NAME FOLDER`.
 * The sets are not part of this project: their folder is named by whoever runs it. Each ruler says at its head what it
 * reads from there and which options it takes.
 */
const rulers: Readonly<Record<string, () => Promise<{ run(args: readonly string[]): Promise<void> }>>> = {
  answers: () => import('./answers.ts'),
  reading: () => import('./reading.ts'),
};

const [asked = '', ...args] = process.argv.slice(2);
const ruler = rulers[asked];
if (ruler) await (await ruler()).run(args);
else {
  process.stderr.write(`Which ruler? ${Object.keys(rulers).join(', ')}\n`);
  process.exitCode = 2;
}

export {};
