import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Document, Page, UploadResult } from '@tinystar/contract';
import { expect, it } from 'vitest';
import { childServer, type ChildServer } from './testing/childServer.ts';
import { longPdf, pdfOf } from './testing/pdf.ts';

const rounds = 3;

it('a server killed during uploads and parsing loses nothing it acknowledged, and goes on by itself (REC-02) (REC-03)', async () => {
  await using server = childServer();
  await server.start();
  const headers = await server.logIn('13700000001');
  const post = async <T>(path: string, body: object) => {
    const more = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) };
    return (await (await fetch(server.url + path, sent)).json()) as T;
  };
  const { id: kbBotId } = await post<{ id: string }>('/api/v1/personalKbBot', { name: '断电测试' });
  const library = async () =>
    (await post<{ rows: Document[] }>('/api/v1/kbBotFile/query/list', { id: kbBotId, size: 100 })).rows;
  const long = await longPdf(300);
  const acknowledged = new Set<string>();

  for (let round = 0; round < rounds; round++) {
    const uploads: Buffer[] = [Buffer.concat([long, Buffer.from(`\n%${round}`)])];
    for (let at = 0; at < 6; at++) uploads.push(await pdfOf([`Page of round ${round}, file ${at}.`]));
    const sending = uploads.map(async (bytes, at) => {
      const id = await upload(server, headers, kbBotId, `${round}-${at}.pdf`, bytes);
      if (id) acknowledged.add(id);
    });
    void endless(server, headers, kbBotId);
    // However slow the machine is, something was acknowledged, each time more of it.
    const before = acknowledged.size;
    await expect.poll(() => acknowledged.size, { timeout: 120_000, interval: 20 }).toBeGreaterThan(before + 2 * round);
    await server.kill();
    await Promise.all(sending);
    await server.start();
    if (round === rounds - 1) {
      await expect
        .poll(async () => (await library()).some((file) => file.status !== 'cookPending'), { timeout: 120_000 })
        .toBe(true);
    }
  }

  const open = async () => (await library()).filter((file) => file.status !== 'trained').map((file) => file.status);
  await expect.poll(open, { timeout: 200_000, interval: 500 }).toEqual([]);
  const files = await library();
  expect(files.map((file) => file.id)).toEqual(expect.arrayContaining([...acknowledged]));
  for (const file of files) {
    const wanted = { kbBotFileId: file.id, kbBotId };
    const { pages } = await post<{ pages: Page[] }>('/api/v1/kbBotFile/query/result', wanted);
    expect(pages.map((page) => page.index)).toEqual(Array.from({ length: file.pageCount ?? 0 }, (_, at) => at + 1));
    expect(pages.flatMap((page) => page.blocks)).toHaveLength(file.blockCount ?? -1);
  }
  const stored = join(server.dataDir, 'files', 'stored', 'documents');
  const withBytes = readdirSync(stored).filter((id) => existsSync(join(stored, id, 'source')));
  expect(withBytes.toSorted()).toEqual(files.map((file) => file.id).toSorted());
  expect(readdirSync(join(server.dataDir, 'files', 'incoming'))).toEqual([]);
}, 300_000);

async function upload(
  server: ChildServer,
  headers: Record<string, string>,
  kbBotId: string,
  name: string,
  bytes: Buffer,
) {
  const body = new FormData();
  body.append('document', new Blob([new Uint8Array(bytes)]), name);
  const url = `${server.url}/api/v1/personalKbBotFile?kbBotId=${kbBotId}`;
  try {
    const answer = await fetch(url, { method: 'POST', headers, body });
    return ((await answer.json()) as UploadResult).id;
  } catch {
    return undefined;
  }
}

/** An upload that never comes to its end. */
async function endless(server: ChildServer, headers: Record<string, string>, kbBotId: string): Promise<void> {
  const head = '--b\r\ncontent-disposition: form-data; name="document"; filename="endless.pdf"\r\n\r\n%PDF-1.7\n';
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(Buffer.from(head)),
    async pull(stream) {
      await sleep(5);
      stream.enqueue(Buffer.alloc(8_192, 'x'));
    },
  });
  const more = { 'content-type': 'multipart/form-data; boundary=b' };
  const url = `${server.url}/api/v1/personalKbBotFile?kbBotId=${kbBotId}`;
  const sent = { method: 'POST', headers: { ...headers, ...more }, body, duplex: 'half' };
  await fetch(url, sent as RequestInit).catch(() => undefined);
}
