import { createHash } from 'node:crypto';
import { pipeline, Readable, Transform } from 'node:stream';
import { createInflate } from 'node:zlib';
import { constants } from '@tinystar/contract';
import { mostBytes, SourceFailure, type Fetched, type Reaching, type SourceEntry } from '../kind.ts';
import { sourceWords } from '../../words.ts';
import { keyOf, recall } from './kept.ts';
import { countOf, headerAt, longestHeader } from './packHeader.ts';
import { fetchPack, openRemote } from './remote.ts';
import { marks } from './walk.ts';
import { brokenOff, isLink, isModule, isPointer } from './words.ts';

/** A pointer to a file that is kept elsewhere is shorter. */
const longestPointer = 1_024;
/** Bytes by which what is compressed may be longer than what it holds, and of what is around it. */
const around = (size: number) => size + size / 100 + 65_536;

/** The bytes of a file by the name of its content, which is all that is asked for. */
export async function fetchFile(reaching: Reaching, { name, revision }: SourceEntry): Promise<Fetched> {
  if (revision.startsWith(marks.link)) throw isLink();
  if (revision.startsWith(marks.module)) throw isModule();
  const remote = recall(keyOf(reaching.access))?.remote ?? (await openRemote(reaching));
  const pack = fetchPack(reaching, remote, { oid: revision, maxBytes: around(mostBytes) });
  const { size, rest } = await begin(pack);
  const bytes = holding(rest, { size, oid: revision });
  if (size > longestPointer) return { unchanged: false, name, bytes, revision };
  const whole = Buffer.concat(await bytes.toArray());
  if (whole.toString('latin1').startsWith('version https://git-lfs.github.com/spec/')) throw isPointer();
  return { unchanged: false, name, bytes: Readable.from([whole], { objectMode: false }), revision };
}

/** Reads the beginning of a pack with one file, and answers its size and what follows. */
async function begin(pack: AsyncGenerator<Buffer>): Promise<{ size: number; rest: Readable }> {
  let head: Buffer = Buffer.alloc(0);
  while (head.length < longestHeader) {
    const { value, done } = await pack.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  const { type, size, end } = headerAt(head, countOf(head) === 1 ? 12 : head.length);
  if (type === 'blob' && size <= constants.UPLOAD_FILE_MAX) {
    return { size, rest: Readable.from(after(head.subarray(end), pack), { objectMode: false }) };
  }
  await pack.return(undefined);
  throw type === 'blob' ? new SourceFailure(sourceWords.tooLarge) : brokenOff();
}

async function* after(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (first.length > 0) yield first;
  yield* rest;
}

/** What is compressed in `packed`, which must be of the size and name that were said. */
function holding(packed: Readable, { size, oid }: { size: number; oid: string }): Readable {
  const hash = createHash('sha1').update(`blob ${size}\0`);
  let read = 0;
  const checked = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      read += chunk.length;
      hash.update(chunk);
      done(read > size ? brokenOff() : null, chunk);
    },
    flush(done) {
      done(read === size && hash.digest('hex') === oid ? null : brokenOff());
    },
  });
  pipeline(packed, createInflate(), checked, () => undefined);
  return checked;
}
