/**
 * Measures the product by sets that nobody here made, each by its own published rules. The sets are not part of this
 * project: their folder is named by whoever runs it.
 *
 *   npm run rulers -- reading FOLDER     how PDFs are read: Orbit-bench zh and ICDAR 2013 (see reading.ts)
 */
import { argv } from 'node:process';

const rulers = {
  reading: () => import('./reading.ts'),
} as const;

const [name, ...rest] = argv.slice(2);
const ruler = Object.entries(rulers).find(([known]) => known === name)?.[1];
if (ruler) await (await ruler()).run(rest);
else {
  process.stderr.write(`Which ruler? ${Object.keys(rulers).join(', ')}\n`);
  process.exitCode = 1;
}
