import { constants } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { createPairs } from './createPairs.ts';
import { indexPairs } from './indexPairs.ts';
import { readEntrySheet, readPairSheet, type Read, type SheetRow } from './importRows.ts';
import { sameQuestions } from './sameQuestions.ts';
import { kbBotQaEntry, type QaImportRow } from './schema.ts';
import type { SheetLayout } from '../sheetImport/layout.ts';

/** What became of some rows. */
export interface Stored {
  good: number;
  failures: { row: number; cells: string[]; reason: string }[];
}

/** The rows of a sheet, and how some of them are stored in the transaction that counts them as done. */
export interface Sheet {
  rows: readonly SheetRow[];
  store: (tx: Queries, rows: readonly SheetRow[]) => Promise<Stored>;
}

/** Divides rows into those to store and those to refuse; `refuse` says of a readable one why it may not be stored. */
function sort<T>(
  rows: readonly SheetRow[],
  read: (row: SheetRow) => Read<T>,
  refuse: (value: T) => string | undefined,
) {
  const good: { row: number; value: T }[] = [];
  const failures: Stored['failures'] = [];
  for (const each of rows) {
    const result = read(each);
    if (result.kind === 'blank') continue;
    const reason = result.kind === 'bad' ? result.reason : refuse(result.value);
    if (reason === undefined && result.kind === 'good') good.push({ row: each.row, value: result.value });
    else failures.push({ row: each.row, cells: [...each.cells], reason: reason ?? '' });
  }
  return { good, failures };
}

/** Pairs of a sheet; the first row is the newest, so that the list shows them in the order of the sheet. */
export function pairSheet(sheet: readonly string[][], layout: SheetLayout, from: QaImportRow): Sheet {
  const { id: importId, kbBotId, createdAt } = from;
  const { rows, read } = readPairSheet(sheet, layout);
  return {
    rows,
    async store(tx, part) {
      const asked = part.flatMap((each) => {
        const result = read(each);
        return result.kind === 'good' ? [result.value.questions[0]!] : [];
      });
      const known = await sameQuestions(tx, kbBotId, asked);
      const there = new Set(known.map(({ content }) => content));
      const { good, failures } = sort(part, read, ({ questions }) =>
        there.has(questions[0]!) ? '库中已有相同问题' : undefined,
      );
      const pairs = good.map(({ row, value }) => ({
        questions: value.questions,
        answers: [value.answer],
        createdAt: new Date(createdAt.getTime() - row),
        importId,
      }));
      await createPairs(tx, kbBotId, pairs);
      return { good: good.length, failures };
    },
  };
}

const most = { q: constants.QA_QUESTIONS, a: constants.QA_ANSWERS };
const named = { q: '问法', a: '答案' };

/** Wordings and answers of one pair. */
export function entrySheet(sheet: readonly string[][], layout: SheetLayout, from: QaImportRow): Sheet {
  const { id: importId, kbBotId, qaPairId, createdAt } = from;
  const { rows, read } = readEntrySheet(sheet, layout);
  return {
    rows,
    async store(tx, part) {
      const held = await tx
        .select({ type: kbBotQaEntry.type, content: kbBotQaEntry.content })
        .from(kbBotQaEntry)
        .where(eq(kbBotQaEntry.qaPairId, qaPairId ?? ''));
      const room = { q: most.q, a: most.a };
      for (const { type } of held) room[type] -= 1;
      const there = new Set(held.map(({ type, content }) => `${type}${content}`));
      const { good, failures } = sort(part, read, ({ type, content }) => {
        if (there.has(`${type}${content}`)) return '已有相同内容';
        if (room[type] <= 0) return `每条问答最多${most[type]}个${named[type]}`;
        room[type] -= 1;
        there.add(`${type}${content}`);
        return undefined;
      });
      if (held.length === 0 || good.length === 0) return { good: 0, failures };
      await tx.insert(kbBotQaEntry).values(
        good.map(({ row, value }) => ({
          qaPairId: qaPairId ?? '',
          kbBotId,
          ...value,
          isMain: false,
          createdAt: new Date(createdAt.getTime() + row),
          updatedAt: createdAt,
          importId,
        })),
      );
      await indexPairs(tx, kbBotId, [qaPairId ?? '']);
      return { good: good.length, failures };
    },
  };
}
