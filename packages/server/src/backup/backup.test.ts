import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Document } from '@tinystar/contract';
import { expect, it } from 'vitest';
import { childServer } from '../documents/testing/childServer.ts';
import { pdfOf } from '../documents/testing/pdf.ts';
import { openDatabase } from '../platform/database/database.ts';
import { readManifest } from './folder.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

/** Runs the command as a person would; answers its exit code and what it said. */
async function run(command: string, folder: string, dataDir: string) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [main, command, folder], { env: { PATH, HOME, DATA_DIR: dataDir } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

/** Rows of every table of a backup, in no order. */
const contents = (folder: string) =>
  Object.fromEntries(
    readManifest(folder).tables.map(({ name }) => [
      name,
      gunzipSync(readFileSync(join(folder, 'tables', `${name}.copy.gz`)))
        .toString()
        .split('\n')
        .toSorted(),
    ]),
  );

it('what a running product holds is kept and comes back in an empty folder: people, documents, coins and bytes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tinystar-backup-'));
  const kept = join(folder, 'kept');
  try {
    await using server = childServer();
    await server.start();
    const headers = await server.logIn('13700000031');
    const json = { ...headers, 'content-type': 'application/json' };
    const post = async <T>(url: string, path: string, body: object) =>
      (await (await fetch(url + path, { method: 'POST', headers: json, body: JSON.stringify(body) })).json()) as T;
    const { id: kbBotId } = await post<{ id: string }>(server.url, '/api/v1/personalKbBot', { name: '备份测试' });
    const upload = async (name: string) => {
      const body = new FormData();
      body.append('document', new Blob([new Uint8Array(await pdfOf([`The pump ${name} runs at night.`]))]), name);
      const answer = await fetch(`${server.url}/api/v1/personalKbBotFile?kbBotId=${kbBotId}`, {
        method: 'POST',
        headers,
        body,
      });
      return answer.status;
    };
    const list = async (url: string) =>
      (await post<{ rows: Document[] }>(url, '/api/v1/kbBotFile/query/list', { id: kbBotId, size: 100 })).rows;
    for (let at = 0; at < 3; at++) await upload(`${at}.pdf`);
    await expect
      .poll(async () => (await list(server.url)).filter((file) => file.status === 'trained').length, {
        timeout: 60_000,
      })
      .toBe(3);

    // A question of somebody who was invited: a trigger counts it, once and not again with the restored row.
    const { $client: db } = openDatabase(
      { host: join(server.dataDir, 'postgres'), user: 'tinystar', database: 'postgres' },
      1,
      () => undefined,
    );
    await db.query('update "user" set invited_by = id');
    await db.end();
    const asked = { kbBotId, question: '水泵何时运行？', side: 'use' };
    const ask = { method: 'POST', headers: json, body: JSON.stringify(asked) };
    await (await fetch(`${server.url}/api/v1/personalKbBotQa/answer4Real`, ask)).text();

    // Work goes on while the backup is taken: one document after another, so that few are left to read afterwards.
    let busy = true;
    const isRead = async () => (await list(server.url)).every(({ status }) => status === 'trained');
    const work = (async () => {
      for (let at = 3; busy; at++) {
        await upload(`${at}.pdf`);
        await expect.poll(async () => !busy || (await isRead()), { timeout: 60_000, interval: 100 }).toBe(true);
      }
    })();
    const backup = await run('backup', kept, server.dataDir);
    busy = false;
    await work;
    expect(backup).toMatchObject({ code: 0 });
    // The database is that of the running product: nothing was taken over.
    expect(backup.said).toMatch(/^state of [^\n]*\n$/);
    expect(await run('backup', kept, server.dataDir)).toMatchObject({ code: 1 });

    await using second = childServer({}, { empty: true });
    expect(await run('restore', kept, second.dataDir)).toMatchObject({ code: 0 });
    const again = join(folder, 'again');
    expect(await run('backup', again, second.dataDir)).toMatchObject({ code: 0 });
    expect(contents(again)).toEqual(contents(kept));
    expect(contents(kept)['public.promotion_day']).toHaveLength(3);
    expect(readFileSync(join(again, 'secret-key'))).toEqual(readFileSync(join(kept, 'secret-key')));
    expect((await run('restore', kept, second.dataDir)).said).toContain('empty');

    await second.start();
    const files = await list(second.url);
    expect(files.length).toBeGreaterThanOrEqual(3);
    for (const { id } of files) {
      const bytes = readFileSync(join(second.dataDir, 'files', 'stored', 'documents', id, 'source'));
      expect(bytes).toEqual(readFileSync(join(server.dataDir, 'files', 'stored', 'documents', id, 'source')));
    }
    await expect
      .poll(async () => (await list(second.url)).map((file) => file.status), { timeout: 60_000 })
      .toEqual(files.map(() => 'trained'));
    expect(readdirSync(folder).toSorted()).toEqual(['again', 'kept']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
