import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a page of the set stands: its report's file, and its page there (1-based). */
export type Places = ReadonlyMap<string, { file: string; page: number }>;

const pageOf = /^(.*)_pg(\d+)\.pdf$/;

/** Joins PDFs to one. */
async function joinFiles([first, ...others]: readonly Uint8Array[]): Promise<Uint8Array> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(first ?? []), verbosity: 0 }).promise;
  const infos = [{ document: null }, ...others.map((bytes) => ({ document: new Uint8Array(bytes) }))];
  try {
    return await document.extractPages(infos);
  } finally {
    await document.loadingTask.destroy();
  }
}

/**
 * Writes one PDF for each report of `from`, whose files are single pages named REPORT_pgNUMBER.pdf, into `to`, in the
 * order of their numbers. What is there already stays.
 */
export async function joinReports(from: string, to: string): Promise<Places> {
  const pages = readdirSync(from).flatMap((file) => {
    const [, report, number] = pageOf.exec(file) ?? [];
    return report === undefined ? [] : [{ file, report, number: Number(number) }];
  });
  mkdirSync(to, { recursive: true });
  const places = new Map<string, { file: string; page: number }>();
  for (const [report, own] of Map.groupBy(pages, (page) => page.report)) {
    const sorted = own.toSorted((a, b) => a.number - b.number);
    const file = `${report}.pdf`;
    sorted.forEach((page, i) => places.set(page.file, { file, page: i + 1 }));
    const path = join(to, file);
    if (existsSync(path)) continue;
    writeFileSync(path, await joinFiles(sorted.map((page) => readFileSync(join(from, page.file)))));
  }
  return places;
}
