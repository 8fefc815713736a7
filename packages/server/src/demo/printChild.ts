import { text } from 'node:stream/consumers';
import type { Manual } from './manual.ts';
import { printManual } from './printManual.ts';

// Reads manuals as JSON and writes their PDFs as lines of base64.
for (const manual of JSON.parse(await text(process.stdin)) as Manual[]) {
  process.stdout.write(`${(await printManual(manual)).toString('base64')}\n`);
}
