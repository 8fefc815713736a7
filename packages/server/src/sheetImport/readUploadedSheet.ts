import { constants, errorCodes } from '@tinystar/contract';
import { readSheet, type FirstSheet } from '../cook/index.ts';
import { wholeUpload } from '../platform/http/wholeUpload.ts';
import { Failure, invalid } from '../platform/http/failure.ts';
import type { Upload } from '../platform/http/route.ts';

/** The first sheet of a spreadsheet (xlsx or csv) as text; throws 400 when it is none, 413 when it has more bytes than `mostBytes`. */
export async function readUploadedSheet(
  upload: Upload,
  { mostBytes, mostRows, signal }: { mostBytes: number; mostRows: number; signal: AbortSignal },
): Promise<FirstSheet> {
  const bytes = await wholeUpload(upload, mostBytes);
  if (!bytes) throw new Failure(errorCodes.tooLarge, `表格文件不能超过${mostBytes / constants.MEBIBYTE}M`);
  const sheet = await readSheet(bytes, mostRows, { csv: true, signal });
  if (sheet.ok) return sheet;
  const { kind, reason } = sheet.failure;
  throw invalid('files', kind === 'unsupported' || kind === 'noText' ? '请上传 xlsx 或 csv 格式的表格' : reason);
}
