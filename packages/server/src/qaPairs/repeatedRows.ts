import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { SheetLayout } from '../sheetImport/layout.ts';
import { readEntrySheet, readPairSheet } from './importRows.ts';
import { sameQuestions } from './sameQuestions.ts';
import { kbBotQaEntry } from './schema.ts';

/** Rows of a sheet of pairs whose question stands further up in it, or in the library already. */
export async function repeatedPairs(
  db: Queries,
  kbBotId: string,
  sheet: readonly string[][],
  layout: SheetLayout,
): Promise<number> {
  const { rows, read } = readPairSheet(sheet, layout);
  const results = rows.map(read);
  const asked = results.flatMap((row) => (row.kind === 'good' ? [row.value.questions[0]!] : []));
  const known = await sameQuestions(db, kbBotId, asked);
  const there = new Set(known.map(({ content }) => content));
  const again = results.filter((row) => row.kind === 'bad' && row.repeats).length;
  return again + asked.filter((question) => there.has(question)).length;
}

/** Rows of a sheet of entries that stand further up in it, or in their pair already. */
export async function repeatedEntries(
  db: Queries,
  qaPairId: string,
  sheet: readonly string[][],
  layout: SheetLayout,
): Promise<number> {
  const { rows, read } = readEntrySheet(sheet, layout);
  const held = await db
    .select({ type: kbBotQaEntry.type, content: kbBotQaEntry.content })
    .from(kbBotQaEntry)
    .where(eq(kbBotQaEntry.qaPairId, qaPairId));
  const keyOf = ({ type, content }: { type: string; content: string }) => `${type}${content}`;
  const entries = rows.map(read).flatMap((row) => (row.kind === 'good' ? [keyOf(row.value)] : []));
  const there = new Set(held.map(keyOf));
  return entries.length - new Set(entries.filter((key) => !there.has(key))).size;
}
