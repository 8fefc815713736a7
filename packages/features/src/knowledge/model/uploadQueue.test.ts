import { ApiError, constants, errorCodes, lateMessages, messages, type UploadResult } from '@tinystar/contract';
import { expect, test, vi } from 'vitest';
import { createUploadQueue, refusal, type UploadCall } from './uploadQueue.ts';

const file = (name: string, size = 4) => new File([new Uint8Array(size)], name);
const stored = (name: string): UploadResult => ({ name, status: 'success' });

const phases = (queue: ReturnType<typeof createUploadQueue>) => queue.items().map(({ phase }) => phase.kind);

test.each([
  ['report.pdf', 1, null],
  ['REPORT.DOCX', constants.UPLOAD_FILE_MAX, null],
  ['large.doc', constants.UPLOAD_FILE_MAX + 1, lateMessages.fileTooLarge],
  ['slides.pptx', 1, lateMessages.fileFormat],
  ['pdf', 1, lateMessages.fileFormat],
  ['empty.pdf', 0, lateMessages.fileEmpty],
  ['empty.pptx', 0, lateMessages.fileFormat],
])('judges %s of %i bytes before sending', (name, size, expected) => {
  expect(refusal({ name, size })).toBe(expected);
});

test('judges by the kinds that the deployment takes, and by the other ends of their names', () => {
  const types = ['pdf', 'html', 'xlsx'];
  const judged = ['a.XLSX', 'a.htm', 'a.docx'].map((name) => refusal({ name, size: 1 }, types));
  expect(judged).toEqual([null, null, lateMessages.fileFormat]);
});

test('takes twenty files and refuses a batch of twenty-one', () => {
  const queue = createUploadQueue({ send: () => new Promise(() => {}) });
  const batch = Array.from({ length: 21 }, (_, index) => file(`${index}.pdf`));
  expect(queue.add(batch)).toBe('每次最多上传20个');
  expect(queue.items()).toEqual([]);
  expect(queue.add(batch.slice(1))).toBeNull();
  expect(queue.items()).toHaveLength(20);
});

test('sends one file after the other with half a second between', async () => {
  vi.useFakeTimers();
  const starts: number[] = [];
  const queue = createUploadQueue({
    send: async (call) => {
      starts.push(Date.now());
      return stored(call.file.name);
    },
  });
  const begin = Date.now();
  queue.add([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(starts.map((at) => at - begin)).toEqual([0, 500, 1_000]);
  expect(phases(queue)).toEqual(['success', 'success', 'success']);
  vi.useRealTimers();
});

test('offers a duplicate for force upload and sends it with force', async () => {
  const calls: UploadCall[] = [];
  const queue = createUploadQueue({
    send: async (call) => {
      calls.push(call);
      return call.force ? stored(call.file.name) : { name: call.file.name, status: 'failed', reason: '重复上传' };
    },
    pause: 0,
  });
  queue.add([file('a.pdf')]);
  await expect.poll(() => phases(queue)).toEqual(['duplicate']);
  queue.force(queue.items()[0]!.key);
  await expect.poll(() => phases(queue)).toEqual(['success']);
  expect(calls.map(({ force }) => force)).toEqual([false, true]);
});

test('sends a duplicate as the new version of the document it names', async () => {
  const calls: UploadCall[] = [];
  const queue = createUploadQueue({
    send: async (call) => {
      calls.push(call);
      const { name } = call.file;
      return call.replaces ? stored(name) : { name, status: 'failed', reason: '重复上传', replaces: 'one' };
    },
    pause: 0,
  });
  queue.add([file('a.pdf')]);
  await expect.poll(() => queue.items()[0]?.phase).toEqual({ kind: 'duplicate', replaces: 'one' });
  queue.replace(queue.items()[0]!.key);
  await expect.poll(() => phases(queue)).toEqual(['success']);
  expect(calls.map(({ force, replaces }) => [force, replaces])).toEqual([
    [false, undefined],
    [false, 'one'],
  ]);
});

test('sends bytes that another document has as a new version with force, for that was said', async () => {
  const calls: UploadCall[] = [];
  const queue = createUploadQueue({
    send: async (call) => {
      calls.push(call);
      const { name } = call.file;
      return call.force
        ? stored(name)
        : { name, status: 'failed', reason: '重复上传', replaces: 'one', sameAs: 'b.pdf' };
    },
    pause: 0,
  });
  queue.add([file('a.pdf')]);
  await expect.poll(() => queue.items()[0]?.phase).toEqual({ kind: 'duplicate', replaces: 'one', sameAs: 'b.pdf' });
  queue.replace(queue.items()[0]!.key);
  await expect.poll(() => phases(queue)).toEqual(['success']);
  expect(calls.at(-1)).toMatchObject({ force: true, replaces: 'one' });
});

test('keeps a file that failed on the way and sends it again on retry', async () => {
  let offline = true;
  const queue = createUploadQueue({
    send: async (call) => {
      if (offline) throw new ApiError({ errorCode: errorCodes.unknown, errorMessage: messages.network }, 0);
      return stored(call.file.name);
    },
    pause: 0,
  });
  queue.add([file('a.pdf')]);
  await expect
    .poll(() => queue.items()[0]?.phase)
    .toMatchObject({ kind: 'failed', retryable: true, message: messages.network });
  offline = false;
  queue.retry(queue.items()[0]!.key);
  await expect.poll(() => phases(queue)).toEqual(['success']);
});

test('a cancelled file is aborted, leaves the list and the next one goes on', async () => {
  const aborted: string[] = [];
  const queue = createUploadQueue({
    send: ({ file: sending, signal }) =>
      sending.name === 'slow.pdf'
        ? new Promise((_, reject) => {
            signal.addEventListener('abort', () => {
              aborted.push(sending.name);
              reject(signal.reason);
            });
          })
        : Promise.resolve(stored(sending.name)),
    pause: 0,
  });
  queue.add([file('slow.pdf'), file('next.pdf')]);
  queue.cancel(queue.items()[0]!.key);
  await expect.poll(() => phases(queue)).toEqual(['success']);
  expect(aborted).toEqual(['slow.pdf']);
});

test('sends pages like files, one after the other, and gives them the names they were captured under', async () => {
  const sent: (string | undefined)[] = [];
  const send = async ({ site }: UploadCall): Promise<UploadResult> => {
    sent.push(site?.url);
    return stored(`第${sent.length}页.pdf`);
  };
  const queue = createUploadQueue({ send, pause: 0 });
  const urls = ['https://example.com/a', 'https://example.com/b'];
  queue.addSites(urls.map((url) => ({ site: { url, every: 'never' }, file: file(url, 0) })));
  await expect.poll(() => phases(queue)).toEqual(['success', 'success']);
  expect(sent).toEqual(urls);
  expect(queue.items().map((item) => item.file.name)).toEqual(['第1页.pdf', '第2页.pdf']);
});
