import { lateMessages } from '@tinystar/contract';
import { readWhole } from '../files/readWhole.ts';
import { invalid } from './failure.ts';
import type { Upload } from './route.ts';

/** Everything of an uploaded file, or undefined as soon as it exceeds `most` bytes; throws 400 when it has none. */
export async function wholeUpload({ bytes }: Upload, most: number): Promise<Buffer | undefined> {
  const whole = await readWhole(bytes, most);
  if (whole?.length === 0) throw invalid('files', lateMessages.fileEmpty);
  return whole;
}
