import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enterprise, me, meta, publicChat, uploads } from '@tinystar/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../../identity/schema.ts';
import { seedAssistant } from '../../answers/testing/seedAssistant.ts';
import { formOf } from '../../documents/testing/form.ts';
import { libraryOf } from '../../documents/testing/library.ts';
import { pdfOf } from '../../documents/testing/pdf.ts';
import { Answer, createTestServer, type Actor, type TestServer } from '../../testing/index.ts';
import { eq } from 'drizzle-orm';

const product = 'https://star.example';
const embed = 'https://chat.star.example';
const files = 'https://files.example';
const template = '/file/v1/open/tenantUser/downloadExcel';

let server: TestServer;
let owner: Actor;
let pdf: Buffer;
let source: string;
let output: string;

const pages = mkdtempSync(join(tmpdir(), 'tinystar-pages-'));

beforeAll(async () => {
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>小星</title>');
  const environment = { PUBLIC_ORIGIN: product, EMBED_ORIGIN: embed, FILE_ORIGIN: files };
  server = await createTestServer({ pages, environment });
  owner = await server.member('owner');
  pdf = await pdfOf(['Keep away from water.']);
  const library = await libraryOf(server, owner);
  const id = await library.add('手册.pdf', pdf);
  source = await library.link('sourceFile', id);
  output = await library.link('outputFile', id);
});
afterAll(async () => {
  await server.close();
  rmSync(pages, { recursive: true });
});

const on = async (
  origin: string,
  url: string,
  { method = 'GET', ...headers }: { method?: 'GET' | 'HEAD' | 'POST' | 'OPTIONS' } & Record<string, string> = {},
) => await server.app.inject({ method, url, headers: { host: new URL(origin).host, ...headers } });

describe('the file host', () => {
  it('has the files and nothing of the product, however it is spelled [DEP-06] (XSSD-04)', async () => {
    expect((await on(files, source)).rawPayload.equals(pdf)).toBe(true);
    expect((await on(files, template)).statusCode).toBe(200);
    for (const host of ['FILES.example', 'files.example:443'])
      expect((await server.app.inject({ method: 'GET', url: template, headers: { host } })).statusCode).toBe(200);
    const refused = ['/', '/login', '/b/0123', '/index.html', '/api/v1/open/meta/config', '/api/openapi.json'];
    for (const url of [...refused, '/api/docs', '/api/health/live', '/file/v1/nothing', '/%61pi/v1/open/meta/config']) {
      const answer = await on(files, url, { authorization: `Bearer ${owner.token}`, accept: 'text/html' });
      expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
        url,
        404,
        'application/json; charset=utf-8',
      ]);
    }
    expect((await on(files, '/api/v1/logout', { method: 'POST' })).statusCode).toBe(404);
  });

  it('is where the product sends whoever asks it for a file; that is not served beside its pages [DEP-06]', async () => {
    for (const origin of [product, embed, 'http://127.0.0.1']) {
      const answer = await on(origin, output);
      expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([307, files + output, '']);
    }
    const spelled = await on(product, output.replace('/file/', '/%66ile/'));
    expect([spelled.statusCode, new URL(String(spelled.headers.location)).origin]).toEqual([307, files]);
    expect((await on(product, '/file/v1/nothing')).statusCode).toBe(404);
    expect((await on(product, '/login')).body).toContain('小星');
    expect((await on(product, '/api/v1/open/meta/config')).statusCode).toBe(200);
  });
});

describe('pages of the product', () => {
  it('alone may read files by script, in ranges and without credentials [DEP-06] (OPS-05)', async () => {
    for (const origin of [product, embed]) {
      const part = await on(files, output, { origin, range: 'bytes=0-7' });
      expect([part.statusCode, part.body]).toEqual([206, pdf.subarray(0, 8).toString('latin1')]);
      expect(part.headers['access-control-allow-origin']).toBe(origin);
      const exposed = String(part.headers['access-control-expose-headers']).split(', ');
      expect(exposed).toEqual(expect.arrayContaining(['accept-ranges', 'content-range', 'content-length']));
      expect(part.headers['access-control-allow-credentials']).toBeUndefined();
      expect(part.headers['vary']).toBe('origin');
    }
    // A file that is gone says so to them, not only to their network panel.
    const gone = await on(files, output.replace(/id=.*/, `id=${'0'.repeat(32)}`), { origin: product });
    expect([gone.statusCode, gone.headers['access-control-allow-origin']]).toEqual([404, product]);
    const strangers = ['https://evil.example', `${product}.evil.example`, 'http://star.example', 'null', files];
    for (const origin of [...strangers, '*']) {
      const answer = await on(files, output, { origin });
      expect([origin, answer.headers['access-control-allow-origin']]).toEqual([origin, undefined]);
      expect(answer.headers['vary']).toBe('origin');
    }
    expect((await on(files, output)).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('may ask first, and strangers are not answered; the API has no such answers at all [DEP-06] (OPS-05)', async () => {
    const asking = { method: 'OPTIONS', 'access-control-request-method': 'GET' } as const;
    const allowed = await on(files, output, { ...asking, origin: product, 'access-control-request-headers': 'range' });
    expect([allowed.statusCode, allowed.body]).toEqual([204, '']);
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': product,
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'range, x-tracking-id',
    });
    const refusals = [
      on(files, output, { ...asking, origin: 'https://evil.example' }),
      on(files, output, { ...asking, origin: product, 'access-control-request-method': 'POST' }),
      on(files, '/api/v1/open/meta/config', { ...asking, origin: product }),
    ];
    for (const answer of await Promise.all(refusals)) {
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['access-control-allow-methods']).toBeUndefined();
    }
    const api = await on(product, '/api/v1/open/meta/config', { origin: product });
    expect(Object.keys(api.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('may load pictures and read files from that host and from no other [DEP-06] (XSSD-01)', async () => {
    const policy = String((await on(product, '/login')).headers['content-security-policy']);
    expect(policy).toContain(`img-src 'self' data: blob: ${files};`);
    expect(policy).toContain(`connect-src 'self' ${files};`);
    expect(policy.split(files)).toHaveLength(3);
  });

  it('learn of it with their first configuration, also those of visitors [DEP-06]', async () => {
    const config = await owner.call('GET', '/api/v1/open/meta/config');
    expect(config.as(meta.config).fileOrigin).toBe(files);
    const { publicId } = await seedAssistant(server.services, {
      owner: { type: 'tenant', id: owner.tenantId! },
      settings: { permission: 'public' },
    });
    const info = await server.visitor.call('GET', `/api/v1/public/kbBot/info?publicId=${publicId}`);
    expect(info.as(publicChat.info).fileOrigin).toBe(files);
    const document = (await owner.call('GET', '/api/openapi.json')).json as { paths: Record<string, object> };
    expect(document.paths[template]).toMatchObject({ servers: [{ url: files }] });
    expect(document.paths['/api/v1/me/info']).not.toHaveProperty('servers');
  });
});

it('pictures are given out with the address of the host and kept without it, so that it may change [DEP-06]', async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#00bb93' } })
    .png()
    .toBuffer();
  const { payload, headers } = formOf({ category: 'user' }, { field: 'files', name: 'a.png', bytes });
  const url = '/api/v1/oss/upload4Avatar';
  const sent = await server.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...owner.headers } });
  const { fileUrl } = new Answer(sent).as(uploads.avatar);
  expect(fileUrl).toMatch(/^https:\/\/files\.example\/file\/v1\/open\/image\/[0-9a-f]{32}$/);
  const image = await on(files, new URL(fileUrl).pathname);
  expect([image.statusCode, image.headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);

  const kept = new URL(fileUrl).pathname;
  for (const given of [fileUrl, kept]) {
    const avatar = { type: 'url', url: given };
    expect((await owner.call('POST', '/api/v1/me/update/info', { avatar })).as(me.updateInfo).avatar).toEqual({
      type: 'url',
      url: fileUrl,
    });
    const [row] = await server.services.db.select().from(user).where(eq(user.id, owner.userId));
    expect(row?.avatar).toEqual({ type: 'url', url: kept });
  }
  const members = await owner.call('POST', '/api/v1/user/query/page', {});
  expect(members.as(enterprise.members).rows[0]?.avatar).toEqual({ type: 'url', url: fileUrl });
  const foreign = { type: 'url', url: `https://evil.example${kept}` };
  expect((await owner.call('POST', '/api/v1/me/update/info', { avatar: foreign })).status).toBe(400);
});

it('one port serves both hosts to a browser behind a proxy: page, link, file [DEP-06]', async () => {
  const { port } = new URL(await server.listen());
  const ask = (host: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, headers: { host, connection: 'close', ...headers } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      })
        .on('error', reject)
        .end();
    });
  const page = await ask('star.example', '/login');
  expect([page.status, page.body.toString()]).toEqual([200, expect.stringContaining('小星')]);
  const config = JSON.parse((await ask('star.example', '/api/v1/open/meta/config')).body.toString()) as {
    fileOrigin: string;
  };
  const host = new URL(config.fileOrigin).host;
  const part = await ask(host, output, { origin: product, range: 'bytes=0-4' });
  expect([part.status, part.body.toString(), part.headers['access-control-allow-origin']]).toEqual([
    206,
    '%PDF-',
    product,
  ]);
  expect((await ask(host, source)).body.equals(pdf)).toBe(true);
  for (const path of ['/login', '/', '/api/v1/open/meta/config']) expect((await ask(host, path)).status).toBe(404);
  const asked = await ask('star.example', source);
  expect([asked.status, asked.headers['location']]).toEqual([307, files + source]);
});
