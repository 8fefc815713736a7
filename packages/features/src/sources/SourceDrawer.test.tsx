import {
  ApiError,
  attachments,
  type BlockEdit,
  type Reference,
  bindFileHost,
  documents,
  pagePicturePath,
  pathOf,
} from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { CURRENT_VERSION_HEADER, errorCodes, lateMessages, messages } from '@tinystar/contract';
import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Citation } from '../shared/citations.ts';
import { filePass } from '../shared/fixtures.ts';
import { SourceDrawerProvider, type OpenSource, type SourceDrawerProps } from '../shared/sourceDrawer.ts';
import { emptyPage } from '../shared/testing/index.ts';
import { drawPagePicture } from './drawPagePicture.ts';
import { makePdf } from './fixtures/makePdf.ts';
import { sourcesCopy } from './copy.ts';
import { fileAddress } from './fileAddress.ts';
import { citations, manual } from './fixtures/manual.ts';
import { openPdf } from './pdf.ts';
import { SourceDrawer } from './SourceDrawer.tsx';
import { sharedThread } from './thread.ts';

const worker = setupWorker();
beforeAll(() => worker.start({ quiet: true, serviceWorker: { url: '/mockWorker.js' } }).then(() => undefined));
afterAll(() => worker.stop());

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  root = undefined;
  emptyPage();
  worker.resetHandlers();
});

const elsewhere = {
  number: 9,
  references: [{ ...citations[0]!.references[0]!, id: 'z', doc_id: 'f'.repeat(32), doc_name: '另一份文件.pdf' }],
};

const renewPass = vi.fn<SourceDrawerProps['renewPass']>(() => Promise.resolve(filePass));

const [first] = citations[0]!.references;
const far = {
  number: 8,
  references: [{ ...first!, id: 'far', locations: [{ ...first!.locations[0]!, blockId: 'b180-150', page: 180 }] }],
};

const show = (
  open: OpenSource,
  onClose = () => {},
  shown: readonly Citation[] = [...citations, elsewhere],
  of: SourceDrawerProps['of'] = 'answer',
) => {
  if (!root) {
    const host = document.createElement('div');
    host.style.cssText = 'display:flex;block-size:700px';
    document.body.append(host);
    root = createRoot(host);
  }
  root.render(
    <StrictMode>
      <SourceDrawerProvider value={{ Drawer: SourceDrawer, drawPicture: drawPagePicture }}>
        <SourceDrawer
          citations={shown}
          open={open}
          of={of}
          renewPass={renewPass}
          placeHref={(id, block) => `/${id}/${block}`}
          onClose={onClose}
        />
      </SourceDrawerProvider>
    </StrictMode>,
  );
};

const says = (text: string) => expect.poll(() => document.body.textContent).toContain(text);
const current = (key: string) =>
  expect.poll(() => document.querySelector(`[data-mark="${key}"][data-state="current"]`)).not.toBeNull();

test('the drawer opens at the cited block, and another file opens in its place', async () => {
  worker.use(...mock.file(documents.outputFile, await manual().arrayBuffer(), 'application/pdf'));
  show({ number: 2, reference: 0 });
  await current('2-b2-150-2');
  await says('第1处，共3处');
  show({ number: 9, reference: 0 });
  await current('9-b1-150-1');
  await says('另一份文件.pdf');
  show({ number: 1, reference: 0 });
  await current('1-b1-150-1');
}, 40_000);

const drawn = () => expect.poll(() => document.querySelector('[data-page="1"] canvas')).not.toBeNull();

test('a document that nothing cites is shown without a mark, a number or a count; its regions when one asks for them', async () => {
  await page.viewport(1280, 800);
  worker.use(...mock.file(documents.outputFile, await manual().arrayBuffer(), 'application/pdf'));
  const only = [{ number: 1, references: [{ ...first!, doc_id: '4'.repeat(32) }] }];
  show({ number: 1, reference: 0 }, undefined, only, 'document');
  await drawn();
  await expect.poll(() => document.querySelector('nav button')?.textContent).toContain('第1页');
  const regions = document.querySelector<HTMLElement>(`[aria-label="${sourcesCopy.regions}"]`)!;
  expect(document.querySelector('[data-mark]')).toBeNull();
  expect(document.body.textContent).not.toMatch(/第\d+处|来源/);
  regions.click();
  await expect.poll(() => document.querySelectorAll('[data-mark][data-state="region"]')).toHaveLength(1);
  expect(document.querySelector('[data-mark]')!.textContent).toBe('');
  regions.click();
  await expect.poll(() => document.querySelector('[data-mark]')).toBeNull();
}, 40_000);

test('a place that was passed on is marked, and bears no number of an answer', async () => {
  await page.viewport(1280, 800);
  worker.use(...mock.file(documents.outputFile, await manual().arrayBuffer(), 'application/pdf'));
  const only = [{ number: 1, references: [{ ...first!, doc_id: '3'.repeat(32) }] }];
  show({ number: 1, reference: 0 }, undefined, only, 'place');
  await current('1-b1-150-1');
  expect(document.querySelector('[data-mark]')!.textContent).toBe('');
  expect(document.body.textContent).not.toMatch(/第\d+处|来源/);
}, 40_000);

test('what nothing cites and has no pages shows its words as its own', async () => {
  const { file_pass: _, ...words } = { ...first!, doc_name: '价目.csv' };
  show({ number: 1, reference: 0 }, undefined, [{ number: 1, references: [words] }], 'document');
  await says(sourcesCopy.noPages.document);
  await says('组串接入前应逐串测量开路电压');
  expect(document.body.textContent).not.toContain('引用');
});

test('a picture of the document that is bound to what is cited is drawn under it from its page', async () => {
  worker.use(...mock.file(documents.outputFile, await manual().arrayBuffer(), 'application/pdf'));
  const id = '2'.repeat(32);
  // The title of the second page.
  const box = { left: 60, top: 90, right: 360, bottom: 120 };
  const [drawn, gone] = [box, { ...box, left: 61 }].map((each, at) =>
    pagePicturePath({ fileId: id, page: at === 0 ? 2 : 99, box: each, pass: filePass }),
  );
  const bound = [{ number: 1, references: [{ ...first!, doc_id: id, image_paths: [drawn!, gone!] }] }];
  show({ number: 1, reference: 0 }, undefined, bound);
  const pictures = () => [...document.querySelectorAll<HTMLImageElement>(`[aria-label="${sourcesCopy.pictures}"] img`)];
  await expect
    .poll(() => pictures().map(({ naturalWidth, naturalHeight }) => naturalWidth / naturalHeight))
    .toEqual([10]);
  const [image] = pictures();
  const canvas = new OffscreenCanvas(image!.naturalWidth, image!.naturalHeight);
  const context = canvas.getContext('2d')!;
  context.drawImage(image!, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  expect(
    data.some((value, at) => at % 4 === 0 && value < 100),
    'the title is in it',
  ).toBe(true);
  // What cannot be drawn goes.
  await expect.poll(() => document.querySelector(`[aria-label="${sourcesCopy.pictures}"]`)?.childElementCount).toBe(1);
}, 40_000);

test('where the words of a block are not those of its page, they stand beside it, and who may edit them is told who did', async () => {
  worker.use(...mock.file(documents.outputFile, await manual().arrayBuffer(), 'application/pdf'));
  const [one, two] = citations[1]!.references[0]!.locations;
  const rewritten = { kind: 'rewritten', text: '最大直流输入电压为1200V。' } as const;
  const at = Date.UTC(2026, 2, 2, 2);
  const cited = (edits: readonly (BlockEdit | undefined)[]) => [
    {
      number: 1,
      references: [
        {
          ...first!,
          doc_id: '6'.repeat(32),
          locations: [one!, two!].map((each, place) => {
            const edited = edits[place];
            return { ...each, ...(edited && { edited }) };
          }),
        },
      ],
    },
  ];
  const note = () => document.querySelector(`[role="note"][aria-label="${sourcesCopy.edited.name}"]`)?.textContent;
  show({ number: 1, reference: 0 }, undefined, cited([rewritten, undefined]));
  await current('1-b2-150-2');
  await expect.poll(note).toBe(`经整理${sourcesCopy.edited.rewritten}最大直流输入电压为1200V。`);
  // The next place says what its page says.
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '下一处')!.click();
  await current('1-b2-240-2');
  await expect.poll(note).toBeUndefined();
  show({ number: 1, reference: 0 }, undefined, cited([undefined, { ...rewritten, later: true }]));
  // What is there now is neither on the page nor in the answer, which goes on quoting what it quoted.
  const quotes = `经整理${sourcesCopy.edited.later}${sourcesCopy.edited.quoted}${first!.text}`;
  await expect.poll(note).toBe(quotes);
  const [old] = cited([undefined, { ...rewritten, later: true }]);
  const earlier = { ...old!.references[0]!, doc_version: 1, current_version: 2 };
  show({ number: 1, reference: 0 }, undefined, [{ number: 1, references: [earlier] }]);
  await says(sourcesCopy.version.earlier(1, 2));
  await expect.poll(note).toBe(quotes);
  const typed = { kind: 'typed', text: '备件号 HY-88', by: '王芳', at } as const;
  show({ number: 1, reference: 0 }, undefined, cited([undefined, typed]));
  await expect.poll(note).toContain(sourcesCopy.edited.typed);
  expect(note()).toMatch(/王芳 · .*3月2日.*备件号 HY-88$/);
}, 40_000);

test('makers are told under the page that an edit of an earlier version waits at one of the cited blocks', async () => {
  worker.use(...mock.file(documents.outputFile, await manual().arrayBuffer(), 'application/pdf'));
  const [one, two] = citations[1]!.references[0]!.locations;
  const cited = (number: number, waits: boolean) => ({
    number,
    references: [{ ...first!, doc_id: '7'.repeat(32), locations: [one!, { ...two!, ...(waits && { waits }) }] }],
  });
  const told = '这里有从前的修改等待处理，请到文档库决定';
  const both = [cited(1, true), cited(2, false)];
  show({ number: 1, reference: 0 }, undefined, both);
  await current('1-b2-150-2');
  await says(told);
  // The other number has none.
  show({ number: 2, reference: 0 }, undefined, both);
  await current('2-b2-150-2');
  expect(document.body.textContent).not.toContain(told);
}, 40_000);

test('words without a page tell their makers too that an edit waits; of a deleted document nothing waits', async () => {
  const { file_pass: _, ...words } = { ...first!, doc_name: '价目.csv' };
  const locations = [{ blockId: 'a', page: 1, box: { left: 0, top: 0, right: 0, bottom: 0 }, waits: true }];
  const shown = (gone: boolean) => [{ number: 1, references: [{ ...words, locations, is_doc_deleted: gone }] }];
  show({ number: 1, reference: 0 }, undefined, shown(false));
  await says(sourcesCopy.waits);
  show({ number: 1, reference: 0 }, undefined, shown(true));
  await says(sourcesCopy.gone);
  expect(document.body.textContent).not.toContain(sourcesCopy.waits);
});

test('words without a page say that they were written anew', async () => {
  const { file_pass: _, ...words } = { ...first!, doc_name: '价目.csv' };
  const edited = { kind: 'rewritten', text: words.text } as const;
  const locations = [{ blockId: 'a', page: 1, box: { left: 0, top: 0, right: 0, bottom: 0 }, edited }];
  show({ number: 1, reference: 0 }, undefined, [{ number: 1, references: [{ ...words, locations }] }]);
  await says(sourcesCopy.edited.rewritten);
});

test('words that were read with little certainty are underlined, and a note says why', async () => {
  worker.use(...mock.file(documents.outputFile, await manual().arrayBuffer(), 'application/pdf'));
  const [location] = first!.locations;
  const word = { ...location!.box, left: 118, right: 152 };
  const scanned = { ...first!, id: 'scan', doc_id: 'a'.repeat(32), locations: [{ ...location!, doubtful: [word] }] };
  show({ number: 7, reference: 0 }, () => {}, [...citations, { number: 7, references: [scanned] }]);
  await says(sourcesCopy.doubtful);
  await expect.poll(() => document.querySelectorAll('[data-doubtful]')).toHaveLength(1);
  const [mark, line] = [document.querySelector('[data-state="current"]')!, document.querySelector('[data-doubtful]')!];
  expect(line.getBoundingClientRect().left).toBeGreaterThan(mark.getBoundingClientRect().left);
  expect(line.getBoundingClientRect().width).toBeLessThan(mark.getBoundingClientRect().width / 2);
  show({ number: 1, reference: 0 });
  await expect.poll(() => document.body.textContent).not.toContain(sourcesCopy.doubtful);
}, 40_000);

test('what the answer says and its source does not is told beneath the source', async () => {
  worker.use(...mock.file(documents.outputFile, await manual().arrayBuffer(), 'application/pdf'));
  const told = sourcesCopy.unproven(['24 个月', '《保修卡》'], false);
  const checked = { ...first!, id: 'checked', doc_id: 'e'.repeat(32), unsupported: ['24 个月', '《保修卡》'] };
  show({ number: 7, reference: 0 }, () => {}, [...citations, { number: 7, references: [checked] }]);
  await says(told);
  expect(told).toBe('回答提到的“24 个月”、“《保修卡》”在这里的原文中没有找到，请核对');
  show({ number: 1, reference: 0 });
  await expect.poll(() => document.body.textContent).not.toContain(told);
}, 40_000);

test('what the answer says and corrected words do not is not looked for on the page, which may well show it', async () => {
  const { file_pass: _, ...words } = { ...first!, doc_name: '补贴.csv', unsupported: ['180元'] };
  const edited = { kind: 'rewritten', text: '每晚220元' } as const;
  const locations = [{ blockId: 'a', page: 1, box: { left: 0, top: 0, right: 0, bottom: 0 }, edited }];
  show({ number: 1, reference: 0 }, undefined, [{ number: 1, references: [{ ...words, locations }] }]);
  await says('回答提到的“180元”在这里整理后的文字中没有找到，请核对');
});

test('pages and download of the source come from the file host', async () => {
  // A document of this test alone: a late request for an earlier test's pages is not counted.
  const id = '5'.repeat(32);
  const own = citations.map((citation) => ({
    ...citation,
    references: citation.references.map((reference) => ({ ...reference, doc_id: id })),
  }));
  const asked: string[] = [];
  worker.events.on('request:start', ({ request }) => void asked.push(request.url));
  worker.use(...mock.file(documents.outputFile, await manual().arrayBuffer(), 'application/pdf'));
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  try {
    bindFileHost('https://files.example');
    show({ number: 2, reference: 0 }, undefined, own);
    await current('2-b2-150-2');
    document.querySelector<HTMLElement>('[aria-label="下载原文件"]')!.click();
    const [[source]] = opened.mock.calls as [[string]];
    const files = [...asked, source].filter((url) => url.includes(id));
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((url) => !url.startsWith('https://files.example/'))).toEqual([]);
  } finally {
    bindFileHost('');
    opened.mockRestore();
    worker.events.removeAllListeners();
  }
}, 40_000);

/** More pages than a viewer looks at at once, in parts, served to the holder of one signature as the server does. */
const serveParts = async ({ pages: count = 240, lines = 30 } = {}) => {
  const line = (at: number, text: string) =>
    ({ kind: 'text', left: 72, baseline: 90 + at * 9, size: 8, text }) as const;
  const words = (page: number) =>
    Array.from({ length: lines }, (_, at) => line(at, `${page}.${at} ${crypto.randomUUID()}`));
  const pages = Array.from({ length: count }, (_, at) => ({ width: 595, height: 842, ink: words(at + 1) }));
  const bytes = await makePdf(pages).arrayBuffer();
  const server = { signature: filePass.signature, refused: 0, parts: 0, expireAfter: Infinity, currentVersion: '' };
  worker.use(
    http.get(`*${pathOf(documents.outputFile, 'personal')}`, ({ request }) => {
      if (new URL(request.url).searchParams.get('signature') !== server.signature) {
        server.refused++;
        return HttpResponse.json({ errorCode: errorCodes.forbidden, errorMessage: '', requestId: '' }, { status: 403 });
      }
      if (++server.parts === server.expireAfter) server.signature = 'B'.repeat(43);
      const [, begin = 0, end = 0] = /bytes=(\d+)-(\d+)/.exec(request.headers.get('range') ?? '')!.map(Number);
      const part = bytes.slice(begin, end + 1);
      const range = `bytes ${begin}-${begin + part.byteLength - 1}/${bytes.byteLength}`;
      const version = server.currentVersion && { [CURRENT_VERSION_HEADER]: server.currentVersion };
      return new HttpResponse(part, { status: 206, headers: { 'content-range': range, ...version } });
    }),
  );
  return server;
};

test('a document that is open goes on by a new pass when its pass has expired', async () => {
  const server = await serveParts();
  server.expireAfter = 5;
  renewPass.mockClear();
  renewPass.mockImplementation(() => Promise.resolve({ ...filePass, signature: 'B'.repeat(43) }));
  show({ number: 8, reference: 0 }, undefined, [...citations, far]);
  await current('8-b180-150-180');
  await expect.poll(() => document.querySelector('[data-page="180"] canvas')).not.toBeNull();
  expect(server.refused).toBeGreaterThan(0);
  expect(server.parts).toBeGreaterThan(10);
  expect(renewPass).toHaveBeenCalledTimes(1);
}, 40_000);

test('a newer version that came while the conversation was open is told where the cited one opens', async () => {
  const server = await serveParts();
  server.currentVersion = '3';
  const cited = { ...first!, doc_id: '6'.repeat(32), doc_version: 2, file_pass: { ...filePass, version: '2' } };
  const { locations } = far.references[0]!;
  show({ number: 1, reference: 0 }, undefined, [{ number: 1, references: [{ ...cited, locations }] }]);
  await current('1-b180-150-180');
  await says('引用自第2版，文档现在是第3版');
}, 40_000);

const datedFrom = (origin?: Reference['origin']) => [
  {
    number: 1,
    references: [
      {
        ...first!,
        doc_id: '8'.repeat(32),
        version_date: new Date('2026-11-20T02:00:00Z').getTime(),
        ...(origin && { origin }),
      },
    ],
  },
];

test('an open source says where it is from and the day of its version, with a way to the original', async () => {
  worker.use(...mock.file(documents.outputFile, await manual().arrayBuffer(), 'application/pdf'));
  const address = 'https://www.example.com/rules';
  show({ number: 1, reference: 0 }, undefined, datedFrom({ kind: 'site', name: '制度网站', address }));
  const link = page.getByRole('link', { name: '打开原文' });
  await expect.element(link).toHaveAttribute('href', address);
  await expect.element(link).toHaveAttribute('target', '_blank');
  expect(link.element().getAttribute('rel')).toContain('noreferrer');
  await says('来自制度网站');
  await says('2026年11月20日的版本');
  show({ number: 1, reference: 0 }, undefined, datedFrom({ kind: 'page', address }));
  await says('来自www.example.com');
  show({ number: 1, reference: 0 }, undefined, datedFrom());
  await expect.poll(() => document.body.textContent).not.toContain('来自');
  await says('2026年11月20日的版本');
  expect(link.elements()).toHaveLength(0);
}, 40_000);

test('on a phone a long name leaves the day and the link their room', async () => {
  await page.viewport(390, 844);
  worker.use(...mock.file(documents.outputFile, await manual().arrayBuffer(), 'application/pdf'));
  const name = '华东区售后服务中心安装维护与质量管理制度发布网站（内部试运行版）';
  const address = 'https://www.example.com/rules';
  show({ number: 1, reference: 0 }, undefined, datedFrom({ kind: 'site', name, address }));
  const link = page.getByRole('link', { name: '打开原文' });
  await expect.element(link).toBeVisible();
  const line = link.element().closest('[role="note"]')!;
  expect(line.textContent).toContain('2026年11月20日的版本');
  const [named, day, way] = [...line.children].map((part) => part.getBoundingClientRect());
  expect(named!.right).toBeLessThanOrEqual(day!.left);
  expect(day!.right).toBeLessThanOrEqual(way!.left);
  expect(way!.right).toBeLessThanOrEqual(390);
  await page.viewport(1280, 800);
}, 40_000);

test('a document that is open stays open for as long as one looks at it', async () => {
  // So much stands on a page that opening the document does not read it all.
  const server = await serveParts({ pages: 6, lines: 2_000 });
  // The patience with which its opening was waited for ends while it is read.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const left = new AbortController();
  try {
    const opened = await openPdf(fileAddress('6'.repeat(32), filePass, renewPass), left.signal);
    if (opened.kind !== 'ready') throw new Error(opened.kind);
    const wordsOn = async (number: number) => (await (await opened.pdf.getPage(number)).getTextContent()).items.length;
    const before = server.parts;
    expect(await wordsOn(4)).toBeGreaterThan(0);
    expect(server.parts).toBeGreaterThan(before);
    await vi.advanceTimersByTimeAsync(180_000);
    const ended = await Promise.race([opened.broken, wordsOn(2)]);
    expect(ended).toBeGreaterThan(0);
  } finally {
    left.abort();
    vi.useRealTimers();
  }
}, 40_000);

const olderPass = { ...filePass, version: '1' };
const older = (more: Partial<Reference>) => [
  { number: 1, references: [{ ...first!, doc_id: '5'.repeat(32), file_pass: olderPass, current_version: 3, ...more }] },
];

test('what was cited from an earlier version opens in that version, also by a new pass, and says that a newer one exists', async () => {
  const server = await serveParts();
  server.expireAfter = 5;
  const asked: string[] = [];
  worker.events.on('request:start', ({ request }) => void asked.push(request.url));
  renewPass.mockClear();
  renewPass.mockImplementation(() => Promise.resolve({ ...olderPass, signature: 'B'.repeat(43) }));
  const [{ locations }] = far.references as [(typeof far.references)[0]];
  show({ number: 1, reference: 0 }, undefined, older({ locations }));
  await current('1-b180-150-180');
  await says('引用自第1版，文档现在是第3版');
  await expect.poll(() => renewPass.mock.calls).toEqual([['5'.repeat(32), 'doc', 1]]);
  const own = asked.filter((url) => url.includes('5'.repeat(32)));
  expect(own.length).toBeGreaterThan(1);
  expect(own.filter((url) => !url.includes('version=1'))).toEqual([]);
  expect(document.querySelector(`[aria-label="${sourcesCopy.copyLink}"]`)).toBeNull();
}, 40_000);

test('what was cited from a version that is deleted shows its words and says so, and asks for no pages', async () => {
  const server = await serveParts();
  show({ number: 1, reference: 0 }, undefined, older({ is_version_deleted: true, text: '最大直流输入电压为1100V' }));
  await says('引用自第1版，这一版已经删除');
  await says('最大直流输入电压为1100V');
  expect(document.querySelector('[data-page]')).toBeNull();
  expect(server.parts + server.refused).toBe(0);
});

test('a document whose pass is not renewed any more is gone', async () => {
  const server = await serveParts();
  server.signature = 'B'.repeat(43);
  const gone = { errorCode: errorCodes.notFound, errorMessage: messages.fileDeleted };
  renewPass.mockImplementation(() => Promise.reject(new ApiError(gone, 404)));
  show({ number: 1, reference: 0 });
  await says('文件已经被删除');
  expect(server.parts).toBe(0);
});

test('what was sent along opens at its page by its own calls, and where it has no pages in its words', async () => {
  const asked: string[] = [];
  worker.events.on('request:start', ({ request }) => void asked.push(request.url));
  worker.use(...mock.file(attachments.file, await manual().arrayBuffer(), 'application/pdf'));
  const lease = { ...first!, type: 'attachment', doc_id: '7'.repeat(32), doc_name: '租赁合同.pdf' } as const;
  const { file_pass: _, ...words } = { ...lease, doc_id: '8'.repeat(32), doc_name: '租赁合同.txt', text: '押金两个月' };
  const sent = [
    { number: 1, references: [lease] },
    { number: 2, references: [words] },
  ];
  show({ number: 1, reference: 0 }, undefined, sent);
  await current('1-b1-150-1');
  expect(asked.filter((url) => url.includes(lease.doc_id)).every((url) => url.includes('kbBotChatAttachment'))).toBe(
    true,
  );
  expect(document.querySelector(`[aria-label="${sourcesCopy.openTab}"]`)).toBeNull();
  expect(document.querySelector(`[aria-label="${sourcesCopy.download}"]`)).not.toBeNull();
  show({ number: 2, reference: 0 }, undefined, sent);
  await says('押金两个月');
  expect(document.querySelector('[data-mark]')).toBeNull();
}, 40_000);

test('a version that was deleted while the conversation was open says that, and the words stay', async () => {
  worker.use(...mock.fail(documents.outputFile, errorCodes.notFound, lateMessages.versionDeleted));
  show({ number: 1, reference: 0 }, undefined, older({ text: '最大直流输入电压为1100V' }));
  await says('引用自第1版，这一版已经删除');
  await says('最大直流输入电压为1100V');
  expect(document.body.textContent).not.toContain('文件已经被删除');
});

test('a file that is gone says so and still shows the cited words', async () => {
  worker.use(...mock.fail(documents.outputFile, errorCodes.notFound, messages.fileDeleted));
  show({ number: 2, reference: 0 });
  await says('文件已经被删除');
  await says('组串接入前应逐串测量开路电压');
});

test('a question pair shows its words, and Escape closes the drawer', async () => {
  const onClose = vi.fn();
  show({ number: 3, reference: 0 }, onClose);
  await says('轻拉端子应无松动');
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(onClose).toHaveBeenCalledOnce();
});

const RealWorker = globalThis.Worker;
afterEach(() => {
  globalThis.Worker = RealWorker;
});

/** Readers that the browser starts from here on. */
const readers = (start: (url: string | URL, options?: WorkerOptions) => Worker) => {
  const started: Worker[] = [];
  globalThis.Worker = function Started(url: string | URL, options?: WorkerOptions) {
    const reader = start(url, options);
    started.push(reader);
    return reader;
  } as unknown as typeof Worker;
  return started;
};
const again = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '重试');
const failed = () => expect.poll(again).toBeDefined();

test('a reader that dies or does not load is told in place, and a retry starts another one (FE-09)', async () => {
  // As in the built application: a policy may be made once only.
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta http-equiv="Content-Security-Policy" content="trusted-types app-html">',
  );
  worker.use(...mock.file(documents.outputFile, await manual().arrayBuffer(), 'application/pdf'));
  let offer = (url: string | URL, options?: WorkerOptions) => new RealWorker(url, options);
  const started = readers((url, options) => offer(url, options));
  sharedThread().giveUp();
  show({ number: 2, reference: 0 });
  await current('2-b2-150-2');

  started[0]!.dispatchEvent(new ErrorEvent('error', { cancelable: true }));
  await says('原文没有打开');
  await failed();

  offer = () => new RealWorker('/no-such-reader.mjs', { type: 'module' });
  again()!.click();
  await expect.poll(() => started.length).toBe(2);
  await failed();

  const refusals = vi.fn(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  offer = refusals;
  again()!.click();
  await expect.poll(() => refusals).toHaveBeenCalled();
  await failed();

  offer = (url, options) => new RealWorker(url, options);
  again()!.click();
  await current('2-b2-150-2');
}, 40_000);

/** A page with a chat: what opens the source and the box. The drawer stands in the chat, shown even when that is not. */
const showInChat = (open: boolean) => {
  if (!root) {
    const host = document.createElement('div');
    document.body.append(host);
    root = createRoot(host);
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  root.render(
    <StrictMode>
      <main tabIndex={-1}>
        <div data-chat="">
          <button type="button">引用3</button>
          <textarea aria-label="问题" />
          {open ? (
            <SourceDrawer
              citations={citations}
              open={{ number: 3, reference: 0 }}
              renewPass={renewPass}
              onClose={resolve}
            />
          ) : null}
        </div>
      </main>
    </StrictMode>,
  );
  return promise;
};
const one = async (selector: string) => {
  const found = () => document.querySelector<HTMLElement>(selector);
  await expect.poll(found, { message: selector }).not.toBeNull();
  return found()!;
};

test.each([
  ['what opened it', () => undefined, 'button'],
  ['the box, when what opened it is gone', () => document.querySelector('[data-chat] > button')!.remove(), 'textarea'],
  [
    'the page, when the window got too narrow for the chat',
    () => (document.querySelector<HTMLElement>('[data-chat]')!.style.visibility = 'hidden'),
    'main',
  ],
])('closing gives the keyboard back to %s', async (_, meanwhile, home) => {
  void showInChat(false);
  (await one('[data-chat] > button')).focus();
  const closed = showInChat(true);
  const drawer = await one('[role="dialog"]');
  await expect.poll(() => document.activeElement).toBe(drawer);
  meanwhile();
  drawer.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await closed;
  void showInChat(false);
  await expect.poll(() => document.activeElement?.localName).toBe(home);
});
