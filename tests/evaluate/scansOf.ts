import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scanOf, type ScanLook } from '../documents/scan.ts';
import type { QuestionSet, SetDocument } from './questionSet.ts';

/** How scanners deliver: turned, noisy, in strips, at two densities. One after the other. */
const looks: readonly ScanLook[] = [
  { skew: 1, noise: 40 },
  { skew: -1.5, noise: 50, strips: 10 },
  { skew: 2, noise: 30 },
  { noise: 70 },
  { skew: -1, noise: 40, density: 200 },
];

/** The same questions on scans of the PDFs of a set, which are written into `dir`. */
export async function scansOf(set: QuestionSet, dir: string): Promise<QuestionSet> {
  mkdirSync(dir, { recursive: true });
  const documents: SetDocument[] = [];
  for (const [at, document] of set.documents.filter(({ file }) => file.endsWith('.pdf')).entries()) {
    const path = join(dir, document.file);
    writeFileSync(path, await scanOf(readFileSync(document.path), looks[at % looks.length]));
    documents.push({ ...document, path, textLayer: 'none' });
  }
  return { ...set, documents };
}
