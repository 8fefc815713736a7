import { pipeline, Transform } from 'node:stream';
import { mostBytes, SourceFailure, type Fetched, type Reaching, type SourceEntry } from '../kind.ts';
import { urlOf } from './walk.ts';
import { refusal } from './words.ts';

/** The bytes of a file. One that ends before the size that was listed is still being written there. */
export async function fetchFile({ access, fetch: ask, signal }: Reaching, entry: SourceEntry): Promise<Fetched> {
  const { status, body } = await ask(urlOf(access.address, entry.path), { maxBytes: mostBytes, signal });
  if (status !== 200) {
    body.destroy();
    const failure = refusal(status, entry.path);
    throw status === 404 ? new SourceFailure(failure.message, { passing: true }) : failure;
  }
  let size = 0;
  const whole = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      const half = entry.size !== undefined && size < entry.size;
      done(half ? new SourceFailure('文件不完整，可能正在写入，请稍后重试', { passing: true }) : null);
    },
  });
  pipeline(body, whole, () => undefined);
  return { unchanged: false, name: entry.name, bytes: whole, revision: entry.revision };
}
