import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '../e2e/server.ts';
import { askSet } from './askSet.ts';
import { ownSet } from './ownSet.ts';
import { logIn, openProduct } from './product.ts';
import { linesOf, reportOf, UNANSWERABLE } from './report.ts';

const PHONE = '13800000001';
const FILES = ['保險條款', '净水器手册', '员工手册', '检测报告'];

/**
 * What holds today, in per cent of the questions of a group; raised with each change that helps. Paraphrases were 80 with
 * a list of everyday words that was written beside these questions, and that no public set missed when it went.
 */
const LEAST: Record<string, { at3: number; inText: number }> = {
  'usable text': { at3: 95, inText: 95 },
  traditional: { at3: 95, inText: 95 },
  paraphrase: { at3: 75, inText: 75 },
  tables: { at3: 95, inText: 95 },
  forms: { at3: 85, inText: 85 },
  turns: { at3: 95, inText: 95 },
};
/** Of the questions that nothing answers: what is shown must not look like an answer. */
const MOST_SURE = 3;

test('questions to four documents in one assistant are answered as well as before, in every group', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'tinystar-own-'));
  const server = await startServer({ DATA_DIR: join(dir, 'data') });
  try {
    const set = await ownSet(join(dir, 'pdf'), { only: FILES });
    const product = await openProduct(server.url, await logIn(server.url, PHONE, server.output));
    await Promise.all(set.documents.map(({ path }) => product.add(path)));
    const report = reportOf(await askSet(product, set));
    const shown = linesOf(report).join('\n');
    for (const [group, least] of Object.entries(LEAST)) {
      const { questions, at3, inText } = report[group]!;
      expect((100 * at3) / questions, `${group} @3\n${shown}`).toBeGreaterThanOrEqual(least.at3);
      expect((100 * inText) / questions, `${group} in text\n${shown}`).toBeGreaterThanOrEqual(least.inText);
    }
    const { questions, sure } = report[UNANSWERABLE]!;
    expect((100 * sure) / questions, shown).toBeLessThanOrEqual(MOST_SURE);
  } finally {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
});
