import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { CookedPage } from '../cook/types.ts';
import { newId } from '../platform/database/columns.ts';
import { testDatabase } from '../testing/index.ts';
import { search, toPassages, wholeTables, writePassages } from './index.ts';

const box = { left: 72, top: 100, right: 500, bottom: 700 };

describe('a table that was cut into several passages', () => {
  it('is given whole, once, with its rows in their order', async () => {
    const { db, drop } = await testDatabase();
    const [kbBotId, fileId] = [newId(), newId()];
    await db.execute(sql`
      insert into kb_bot (id, public_id, owner_type, owner_id, name, avatar, created_at, updated_at)
      values (${kbBotId}, ${newId()}, 'personal', 'u', '价格', '{}', now(), now())`);
    await db.execute(sql`
      insert into kb_bot_file (id, kb_bot_id, name, kind, status, size, sha256, source_key, created_at, updated_at)
      values (${fileId}, ${kbBotId}, '价目表.pdf', 'pdf', 'trained', 1, ${fileId}, 'k', now(), now())`);
    const products = Array.from({ length: 60 }, (_, at) => [
      `净水器型号${at + 1}号`,
      `${1_000 + at} 元`,
      `保修${at + 1}个月`,
    ]);
    const cells = [['产品', '售价', '保修'], ...products];
    const page: CookedPage = {
      index: 1,
      width: 595,
      height: 842,
      rotation: 0,
      textLayer: 'ok',
      blocks: [
        { id: 'intro', type: 'paragraph', box, text: '以下价格含税。' },
        { id: 'table', type: 'table', box, text: '', cells },
      ],
    };
    const passages = toPassages('价目表.pdf', [page]);
    expect(passages.length).toBeGreaterThan(2);
    await writePassages(db, { kbBotId, kind: 'doc', sourceId: fileId }, '价目表.pdf', passages);
    const { hits } = await search(db, { kbBotId, kinds: ['doc'] }, '净水器型号30号的售价');
    expect(hits.length).toBeGreaterThan(1);
    const [whole, ...others] = await wholeTables(db, kbBotId, hits);
    const rows = whole!.whole!.split('\n').filter((line) => line.includes('型号'));
    expect(rows.map((row) => /型号(\d+)号/.exec(row)?.[1])).toEqual(products.map((_, at) => String(at + 1)));
    expect(whole!.text).toBe(hits[0]!.text);
    expect(others.every(({ blockIds }) => blockIds.includes('intro'))).toBe(true);
    await drop();
  });
});
