import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants } from '@tinystar/contract';
import type { SourceAnswer } from '../../../platform/egress/index.ts';
import { workFolder } from '../../../platform/files/workFolder.ts';
import { SourceFailure, type Fetched, type Reaching } from '../kind.ts';
import { documentNameOf } from './documentName.ts';
import { type PageRevision, writeRevision } from './pageRevision.ts';
import { printPage } from './printPage.ts';
import { isHtml, reach, refusalOf, typeOf } from './reach.ts';

const mostPage = 20 * constants.MEBIBYTE;

export interface WantedPage {
  address: URL;
  /** What the listing says of it now. */
  listed: string;
  /** What the library has of it. */
  known: PageRevision;
  /** Whether a page that leads to another host is refused. */
  sameHost: boolean;
}

/**
 * A page as a PDF of its main text, and a document that stands at such an address as it is. It is unchanged when its host
 * says so, and when it has the words that are known, for printing the same page twice gives different bytes.
 */
export async function fetchPage(reaching: Reaching, wanted: WantedPage): Promise<Fetched> {
  const { address, known, listed } = wanted;
  const headers = {
    accept: 'text/html,application/xhtml+xml,application/pdf;q=0.9,text/plain;q=0.8,*/*;q=0.1',
    'accept-language': 'zh-CN,zh;q=0.9,en;q=0.6',
    ...(known.etag && { 'if-none-match': known.etag }),
    ...(known.modified && { 'if-modified-since': known.modified }),
  };
  // Who takes a document in says what is too large; these bytes are only never endless.
  const answer = await reach(reaching, address, { headers, maxBytes: 2 * constants.UPLOAD_FILE_MAX, longest: 180_000 });
  if (answer.status === 304 && (known.etag || known.modified)) {
    answer.body.destroy();
    return { unchanged: true, revision: writeRevision({ ...known, listed }) };
  }
  const refusal = whyNot(answer, wanted);
  if (refusal) {
    answer.body.destroy();
    throw refusal;
  }
  const { etag, 'last-modified': modified } = answer.headers;
  const revision = { listed, ...(etag && { etag }), ...(modified && { modified }) };
  const document = documentNameOf(answer);
  if (document) {
    return { unchanged: false, name: document, bytes: answer.body, revision: writeRevision(revision) };
  }
  return await print(reaching, answer, known, revision);
}

function whyNot(answer: SourceAnswer, { address, sameHost }: WantedPage): Error | undefined {
  const { status, url } = answer;
  if (status !== 200) return refusalOf(status, '网页');
  if (sameHost && url.host !== address.host) return new SourceFailure(`网页转到了其他网站 ${url.host}，未收录`);
  // Sites that are rebuilt send people from pages that are gone to the first one.
  if (url.host === address.host && url.pathname === '/' && address.pathname !== '/')
    return new SourceFailure('网页已转到网站首页，可能已下线');
  const { mediaType } = typeOf(answer);
  if (documentNameOf(answer) || isHtml(mediaType) || mediaType === 'text/plain') return undefined;
  return new SourceFailure('该地址不是网页或文档，未收录');
}

async function print(
  reaching: Reaching,
  answer: SourceAnswer,
  known: PageRevision,
  revision: PageRevision,
): Promise<Fetched> {
  await using work = await workFolder();
  const path = join(work.path, 'page');
  await store(reaching, answer.body, path);
  const { mediaType, charset } = typeOf(answer);
  const page = { path, mediaType: mediaType || 'text/html', charset, address: answer.url.href };
  const printed = await printPage(reaching, page, work.path, known.words);
  if (!printed) return { unchanged: true, revision: writeRevision({ ...revision, words: known.words! }) };
  return {
    unchanged: false,
    kind: 'site',
    name: printed.fileName,
    bytes: Readable.from([await readFile(printed.pdf)]),
    revision: writeRevision({ ...revision, words: printed.digest }),
  };
}

async function store({ signal }: Reaching, body: Readable, path: string): Promise<void> {
  let size = 0;
  try {
    await pipeline(
      body,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length;
          if (size > mostPage) throw new SourceFailure('网页超过20MB，未收录');
          yield chunk;
        }
      },
      createWriteStream(path),
    );
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof SourceFailure) throw error;
    throw new SourceFailure('网页没有读完连接就断开了，请稍后重试', { passing: true });
  }
}
