import { setTimeout as sleep } from 'node:timers/promises';
import type { Document, Page, UploadResult } from '@tinystar/contract';
import { expect, it } from 'vitest';
import { childServer } from '../documents/testing/childServer.ts';
import { longPdf, pdfOf } from '../documents/testing/pdf.ts';

const name = 'manual.pdf';

it('a process that is killed while it reads a new version leaves the old or the new one, whole, and goes on', async () => {
  await using server = childServer();
  await server.start();
  const headers = await server.logIn('13900000077');
  const post = async <T>(path: string, body: object) => {
    const sent = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    return (await (await fetch(server.url + path, sent)).json()) as T;
  };
  const { id: kbBotId } = await post<{ id: string }>('/api/v1/personalKbBot', { name: '断电测试' });
  const upload = async (bytes: Buffer, fields: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [key, value] of Object.entries(fields)) body.append(key, value);
    body.append('document', new Blob([new Uint8Array(bytes)]), name);
    const answer = await fetch(`${server.url}/api/v1/personalKbBotFile?kbBotId=${kbBotId}`, {
      method: 'POST',
      headers,
      body,
    });
    return (await answer.json()) as UploadResult;
  };
  /** The document as the list shows it, and whether what is stored of it is whole. */
  const look = async () => {
    const { rows } = await post<{ rows: Document[] }>('/api/v1/kbBotFile/query/list', { id: kbBotId });
    const [row] = rows as [Document];
    const wanted = { kbBotFileId: row.id, kbBotId };
    const { pages } = await post<{ pages: Page[] }>('/api/v1/kbBotFile/query/result', wanted);
    return { row, count: rows.length, pages, blocks: pages.flatMap(({ blocks }) => blocks) };
  };
  const trained = async () => (await look()).row.status === 'trained';

  const { id } = await upload(await pdfOf(['The pump must be cleaned every week.', 'Call the support.']));
  await expect.poll(trained, { timeout: 120_000, interval: 200 }).toBe(true);
  for (const [round, delay] of [0, 300, 1_500].entries()) {
    const count = 60 + round;
    const before = await look();
    expect(await upload(await longPdf(count), { replaces: id! })).toEqual({ id, name, status: 'success' });
    await sleep(delay);
    await server.kill();
    await server.start();
    const after = await look();
    expect(after).toMatchObject({ count: 1, row: { id, status: 'trained' } });
    expect([before.row.pageCount, count]).toContain(after.pages.length);
    await expect
      .poll(async () => (await look()).row, { timeout: 120_000, interval: 300 })
      .toMatchObject({ id, status: 'trained', reason: '', pageCount: count });
    const { row, pages, blocks } = await look();
    expect([row.newVersionAt, pages.length, blocks.length]).toEqual([undefined, count, row.blockCount]);
  }
}, 300_000);
