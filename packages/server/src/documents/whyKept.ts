import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { isEditable } from './fileState.ts';
import { kbBotFile, type FileRow } from './schema.ts';

/** Why a document cannot get a new version now; null when it can. */
export function whyKept(row: FileRow): string | null {
  if (row.siteUrl !== null) return '抓取的网页请重新抓取，不能上传新版本';
  if (row.next) return '这个文档的新版本还在解析，完成后再上传';
  if (row.status === 'cookFailed' || row.status === 'cookTimeout') return '这个文档没有解析成功，请删除后重新上传';
  return isEditable(row) ? null : '文件正在处理，完成后才能上传新版本';
}

/** Whether it could get a new version in a while: it is processed, or another new version is read. */
export const isBusy = (row: FileRow): boolean =>
  row.siteUrl === null &&
  (row.next !== null || !(isEditable(row) || row.status === 'cookFailed' || row.status === 'cookTimeout'));

/** The documents of a name in a library, the newest first. */
export const namesakes = (db: Queries, kbBotId: string, name: string): Promise<FileRow[]> =>
  db
    .select()
    .from(kbBotFile)
    .where(and(eq(kbBotFile.kbBotId, kbBotId), eq(kbBotFile.name, name)))
    .orderBy(desc(kbBotFile.createdAt), desc(kbBotFile.id))
    .limit(20);
