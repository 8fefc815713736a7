import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sniff, type CookResult } from '@tinystar/server/cook';
import { describe, expect, it, vi } from 'vitest';
import {
  addPage,
  docxFiles,
  draw,
  finishPdf,
  makeBook,
  makeEncryptedPdf,
  makeEntityBomb,
  makeOutsidePicture,
  makePicture,
  makeScan,
  makeStreamBomb,
  makeZip,
  makeZipBomb,
  startPdf,
} from '../documents/index.ts';
import { cookBytes } from './workbench.ts';

const mebibyte = 1_048_576;
const patience = { timeout: 240_000 };

function failureOf(result: CookResult): string {
  return result.ok ? 'none' : result.failure.kind;
}

describe('what an upload claims to be', () => {
  const zip = Buffer.from('PK\x03\x04', 'latin1');
  const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  it.each([
    ['说明.pdf', Buffer.from('%PDF-1.7'), 'pdf'],
    ['说明.PDF', Buffer.from('junk\n%PDF-1.4'), 'pdf'],
    ['说明.docx', zip, 'docx'],
    ['说明.doc', ole, 'doc'],
    ['说明.doc', Buffer.from('<html>'), null],
    ['说明.doc', Buffer.from('{\\rtf1'), null],
    ['说明.docx', Buffer.from('%PDF-1.7'), null],
    ['说明.pdf', zip, null],
    // Known, but taken only where a setting names it (documents/kinds.test.ts).
    ['说明.xlsx', zip, 'xlsx'],
    ['说明.xlsx', Buffer.from('%PDF-1.7'), null],
    ['说明', zip, null],
  ] as const)('%s is taken by its name and its bytes together', (name, head, kind) => {
    expect(sniff(head, name)).toBe(kind);
  });
});

it('a clock that is set forward while a file is read times nothing out', patience, async () => {
  const pdf = startPdf();
  addPage(pdf);
  draw(pdf, '泵的保养每三个月一次。', { x: 72, y: 72, width: 300, size: 12 });
  const file = await finishPdf(pdf);
  const [now, from] = [Date.now, performance.now()];
  const clock = vi
    .spyOn(Date, 'now')
    .mockImplementation(() => now() + (performance.now() - from > 150 ? 3_600_000 : 0));
  const result = await cookBytes(file, '保养.pdf').finally(() => clock.mockRestore());
  expect(failureOf(result)).toBe('none');
});

describe('bad files end in a reason', () => {
  it('a PDF with a password', patience, async () => {
    const result = await cookBytes(await makeEncryptedPdf(), 'a.pdf');
    expect(result).toEqual({ ok: false, failure: { kind: 'encrypted', reason: '文件已加密，请去除密码后重新上传' } });
  });

  it('a form that only says that it cannot be shown', patience, async () => {
    const document = startPdf();
    addPage(document);
    const notice = 'Please wait... If this message is not eventually replaced with the proper contents of the document';
    draw(document, notice, { x: 60, y: 60, width: 400, size: 12 });
    const result = await cookBytes(await finishPdf(document), 'a.pdf');
    expect(result).toMatchObject({ ok: false, failure: { reason: expect.stringContaining('动态表单（XFA）') } });
  });

  it('a scan without any text', patience, async () => {
    const result = await cookBytes(await makeScan(makePicture(300, 400), 2), 'a.pdf');
    expect(failureOf(result)).toBe('noText');
  });

  it.each(['FlateDecode', 'BrotliDecode'] as const)(
    'a drawing that inflates without end by %s',
    patience,
    async (filter) => {
      expect(failureOf(await cookBytes(makeStreamBomb(300 * mebibyte, filter), 'a.pdf'))).toBe('tooLarge');
    },
  );

  it('an archive that inflates without end', patience, async () => {
    expect(failureOf(await cookBytes(makeZipBomb(64 * mebibyte), 'a.docx'))).toBe('tooLarge');
  });

  it('an archive of too many files', patience, async () => {
    const many = Object.fromEntries(Array.from({ length: 2_100 }, (_, i) => [`word/media/${i}.png`, '']));
    expect(failureOf(await cookBytes(makeZip({ ...docxFiles([{ text: '一' }]), ...many }), 'a.docx'))).toBe('tooLarge');
  });

  it('an archive that reaches outside its folder', patience, async () => {
    const result = await cookBytes(makeZip({ ...docxFiles([{ text: '一' }]), '../outside.xml': '<a/>' }), 'a.docx');
    expect(failureOf(result)).toBe('broken');
  });

  it('entities that multiply', patience, async () => {
    expect(failureOf(await cookBytes(makeEntityBomb(), 'a.docx'))).toBe('broken');
  });

  it('an archive that is no Word file', patience, async () => {
    expect(failureOf(await cookBytes(makeZip({ 'a.txt': '一' }), 'a.docx'))).toBe('unsupported');
  });

  it('bytes cut off in the middle', patience, async () => {
    const book = await makeBook(2);
    expect(failureOf(await cookBytes(book.subarray(0, 300), 'a.pdf'))).not.toBe('none');
  });
});

describe('the limits of a child', () => {
  it('ends a file that takes too long', patience, async () => {
    const result = await cookBytes(await makeBook(200), 'a.pdf', { limits: { cpu: 300, cpuPerPage: 0 } });
    expect(failureOf(result)).toBe('timeout');
  });

  it('ends a file that takes too much memory', patience, async () => {
    const result = await cookBytes(await makeBook(200), 'a.pdf', { limits: { memory: 60 * mebibyte } });
    expect(failureOf(result)).toBe('outOfMemory');
  });

  it('ends at once when aborted, with the reason given', patience, async () => {
    const book = await makeBook(300);
    const abort = new AbortController();
    const cooking = cookBytes(book, 'a.pdf', {
      signal: abort.signal,
      onProgress: () => abort.abort(new Error('deleted')),
    });
    await expect(cooking).rejects.toThrow('deleted');
  });
});

it('a picture on another machine is never fetched', patience, async () => {
  let calls = 0;
  const server = createServer((_, response) => {
    calls += 1;
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const result = await cookBytes(makeOutsidePicture(`http://127.0.0.1:${port}/a.png`), 'a.docx');
  server.close();
  expect(result.ok && result.pages[0]?.blocks[0]?.text).toBe('图片在别处。');
  expect(calls).toBe(0);
});
