import { SourceFailure, type Reaching, type SourceEntry } from '../kind.ts';
import { forget, keep, keyOf, recall, type Kept } from './kept.ts';
import { readPack } from './readPack.ts';
import { fetchPack, listRefs, openRemote, type Remote } from './remote.ts';
import { empty, noBranch, tooLarge } from './words.ts';
import { walk } from './walk.ts';

/** Of the commits and folders of one state, compressed. */
const mostPack = 64 * 1024 * 1024;

interface Head {
  branch: string;
  oid: string;
}

/**
 * Every file of the newest state of the branch. That state is asked for first, in one request; where it is the one that was
 * read last nothing more is. Else its folders are fetched, without its history and without what the files hold.
 */
export async function* list(reaching: Reaching): AsyncGenerator<SourceEntry> {
  const { walked } = await newest(reaching);
  if (walked.cut !== '') reaching.cut?.(walked.cut);
  yield* walked.entries;
}

async function newest(reaching: Reaching): Promise<Kept> {
  const { access } = reaching;
  const key = keyOf(access);
  const known = recall(key);
  const again = known && (await headAgain(reaching, known));
  if (known && again?.oid === known.commit) return known;
  const remote = known && again ? known.remote : await openRemote(reaching);
  const { branch, oid } = again ?? (await headOf(reaching, remote));
  const pack = await gather(fetchPack(reaching, remote, { oid, commit: true, maxBytes: mostPack * 2 }));
  const walked = walk(await readPack(pack, reaching.signal), oid, { ...access, branch });
  const read = { remote, commit: oid, walked };
  keep(key, read);
  return read;
}

/** Undefined where it cannot be said: what is wrong is found out from the beginning on. */
async function headAgain(reaching: Reaching, { remote }: Kept): Promise<Head | undefined> {
  try {
    return await headOf(reaching, remote);
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    forget(keyOf(reaching.access));
    return undefined;
  }
}

async function headOf(reaching: Reaching, remote: Remote): Promise<Head> {
  const branch = (reaching.access.place.branch ?? '').replace(/^refs\/heads\//, '');
  const wanted = branch ? `refs/heads/${branch}` : 'HEAD';
  const head = (await listRefs(reaching, remote, [wanted])).find(({ name }) => name === wanted);
  if (head) return { branch: branch || head.target.replace(/^refs\/heads\//, '') || 'HEAD', oid: head.oid };
  const all = await listRefs(reaching, remote, ['refs/heads/']);
  if (all.length === 0) throw empty();
  throw noBranch(branch, all.map(({ name }) => name.replace(/^refs\/heads\//, '')).toSorted());
}

async function gather(pack: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of pack) {
    size += chunk.length;
    if (size > mostPack) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
