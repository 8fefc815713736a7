import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { documents, fileUrl, type Document, type Removal } from '@tinystar/contract';
import pg from 'pg';
import { expect, test } from 'vitest';
import { childServer } from '../documents/testing/childServer.ts';
import { longPdf } from '../documents/testing/pdf.ts';
import { openDatabase } from '../platform/database/database.ts';

/** Rows of each kind: several batches of the job that deletes them. */
const many = 6_000;

const tables = ['kb_bot_chat_message', 'kb_bot_file', 'passage', 'kb_bot_qa_pair', 'cs_ticket'];

/** Fills an assistant with chats, questions to its agents, passages and pairs, straight in the database. */
async function fill(db: pg.Pool, kbBotId: string, userId: string): Promise<void> {
  const rows = [kbBotId, userId, many];
  await db.query(
    `insert into kb_bot_chat_message (id, kb_bot_id, asker, user_id, side, source, session, msg_type, question, answer,
       answer_status, created_at)
     select 'm' || n, $1, $2 || n % 100, $2, 'use', 'web', 1, 'qa', '问题', '回答', 'success',
       now() - n * interval '1 second' from generate_series(1, $3::int) n`,
    rows,
  );
  await db.query(
    `insert into passage (kb_bot_id, kind, source_id, name, position, title, text, block_ids, pages, spans, terms,
       title_length, text_length, frequencies)
     select $1, 'doc', 'gone', $2, n, '', '段落', '{}', '{1}', '[]', 'a'::tsvector, 0, 2, ''
     from generate_series(1, $3::int) n`,
    rows,
  );
  await db.query(
    `insert into kb_bot_qa_pair (id, kb_bot_id, created_at, updated_at)
     select 'q' || n, $1, now(), now() from generate_series(1, $2::int) n`,
    [kbBotId, many],
  );
  await db.query(
    `insert into cs_ticket (id, kb_bot_id, user_id, status, last_seq, created_at, last_message_at)
     values ('t', $1, $2, 'open', $3::int, now(), now())`,
    rows,
  );
  await db.query(
    `insert into cs_message (id, cs_ticket_id, seq, source, user_id, text, created_at)
     select 'c' || n, 't', n, 'customerService', $1, '回复', now() from generate_series(1, $2::int) n`,
    [userId, many],
  );
}

test('a big assistant disappears at once; its rows go by a job that a kill -9 does not end (REC-03)', async () => {
  await using server = childServer();
  await server.start();
  const headers = await server.logIn('13700000061');
  const call = async (method: string, path: string, body?: object) =>
    await fetch(`${server.url}/api/v1${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const { id } = (await (await call('POST', '/personalKbBot', { name: '庞大的助手' })).json()) as { id: string };
  const form = new FormData();
  form.append('document', new Blob([new Uint8Array(await longPdf(3))]), '手册.pdf');
  const file = (await (
    await fetch(`${server.url}/api/v1/personalKbBotFile?kbBotId=${id}`, { method: 'POST', headers, body: form })
  ).json()) as { id: string };
  const bytes = join(server.dataDir, 'files', 'stored', 'documents', file.id, 'source');
  expect(existsSync(bytes)).toBe(true);
  const stored = async () => (await (await call('GET', `/kbBotFile/${file.id}?kbBotId=${id}`)).json()) as Document;
  // Its passages are counted with the rest.
  await expect.poll(async () => (await stored()).status).toBe('trained');
  const { filePass } = await stored();
  const original = server.url + fileUrl(documents.sourceFile, { id: file.id, ...filePass });
  expect((await fetch(original)).status).toBe(200);

  const { $client: db } = openDatabase(
    { host: join(server.dataDir, 'postgres'), user: 'tinystar', database: 'postgres' },
    2,
    () => undefined,
  );
  let holder: pg.PoolClient | undefined;
  try {
    const owner = await db.query<{ owner_id: string }>('select owner_id from kb_bot where id = $1', [id]);
    await fill(db, id, owner.rows[0]!.owner_id);
    const left = async () => {
      const counts = [...tables, 'cs_message'].map((table) => `(select count(*) from ${table})`);
      const { rows } = await db.query<{ left: string }>(`select ${counts.join(' + ')} as left`);
      return Number(rows[0]?.left);
    };
    const whole = await left();
    expect(whole).toBeGreaterThan(4 * many);

    // The job cannot get past this pair until it is let go, and the call answers all the same: it deletes no rows itself.
    holder = await db.connect();
    await holder.query('begin');
    await holder.query("select from kb_bot_qa_pair where id = 'q1' for update");
    expect((await call('DELETE', `/personalKbBot/${id}`)).status).toBe(200);
    const list = await call('POST', '/personalKbBot/query/page4Owner', { page: 1, size: 10 });
    expect(await list.json()).toMatchObject({ count: 0 });
    const gone = await call('GET', `/personalKbBot/${id}`);
    expect(((await gone.json()) as { errorCode: number }).errorCode).toBe(102001);
    expect((await fetch(original)).status).toBe(404);
    const waiting = await call('POST', '/csMessage/query/list4Unread', {
      source: 'customerService',
      page: 1,
      size: 10,
    });
    expect(await waiting.json()).toMatchObject({ count: 0 });

    const removals = async () =>
      (await (await call('POST', '/personalKbBot/query/removals', {})).json()) as { rows: Removal[] };
    // In the recycle bin all of it stays until it is deleted for good.
    expect(await removals()).toEqual({ rows: [] });
    expect(await left()).toBe(whole);
    expect((await call('POST', '/personalKbBot/bin/destroy', { ids: [id] })).status).toBe(200);
    await expect.poll(left, { interval: 20 }).toBeLessThan(whole - 2_000);
    const seen = await removals();
    expect(seen).toEqual({ rows: [{ id, name: '庞大的助手', removed: expect.any(Number) }] });
    expect(seen.rows[0]!.removed).toBeGreaterThan(1_000);
    await server.kill();
    expect(await left()).toBeGreaterThan(0);
    await holder.query('rollback');
    holder.release();
    holder = undefined;
    await server.start();
    await expect.poll(left, { timeout: 60_000, interval: 200 }).toBe(0);
    await expect.poll(async () => (await db.query('select from kb_bot')).rowCount).toBe(0);
    expect(existsSync(bytes)).toBe(false);
    expect(await removals()).toEqual({ rows: [] });
  } finally {
    // A pool waits for ever for what it lent.
    holder?.release(true);
    await db.end();
  }
}, 180_000);
