import type { DocumentVersion, VersionChange } from '@tinystar/contract';
import { copy as editorCopy } from '../editor/copy.ts';
import { copy as waitingCopy } from '../waiting/copy.ts';

const count = (value: number) => value.toLocaleString('zh-CN');
const version = (number: number) => `第${count(number)}版`;

/** Words of the screen for the versions of a document. */
export const copy = {
  title: editorCopy.versions,
  back: editorCopy.back,
  loadFailed: '版本记录没有打开',
  gone: editorCopy.gone,
  version,
  current: '当前',
  since: (from: string) => `${from}起`,
  span: (from: string, until: string) => `${from}至${until}`,
  madeAt: (kind: DocumentVersion['kind'], time: string) => `${kind === 'site' ? '抓取' : '上传'}于${time}`,
  figures: (pages: number, blocks: number, size: string) => `${count(pages)}页，${count(blocks)}个知识块，${size}`,
  edited: (blocks: number) => `经整理${count(blocks)}块`,
  keeps: (versions: number) =>
    versions > 0 ? `最多保留${count(versions)}个旧版本；超出时先删除最久没有使用的` : '不保留旧版本',
  takes: (size: string) => `旧版本共占用${size}`,
  reading: '新版本正在解析，完成后会出现在这里',
  /** A button of one of several versions, told apart by its name. */
  of: (number: number, act: string) => `${version(number)}：${act}`,
  compare: '与当前版本比较',
  restore: '恢复到这一版',
  restored: (number: number) => `已恢复到${version(number)}`,
  undo: editorCopy.undo,
  remove: '删除这一版',
  removeTitle: (number: number) => `删除${version(number)}？`,
  removeText: '删除后不能恢复；引用过这一版的回答会说明它已删除',
  removed: (number: number) => `${version(number)}已删除`,
  only: { title: '只有当前版本', text: '有了新版本以后，被替换的版本会留在这里' },
  compared: (from: number, to: number) => `${version(from)}与当前的${version(to)}`,
  compareFailed: '没有比较成功',
  versionGone: { title: '这一版已经删除', text: '请选择另一个版本' },
  same: { title: '两个版本内容相同', text: '知识块没有不同' },
  differences: (changes: number) => `${count(changes)}处不同`,
  kinds: { added: '新增', removed: '删除', changed: '修改', moved: '移动', switched: '停用或启用' } satisfies Record<
    VersionChange['kind'],
    string
  >,
  switchedOff: editorCopy.disable,
  switchedOn: editorCopy.enable,
  filter: '显示哪些不同',
  all: (changes: number) => `全部${count(changes)}处`,
  some: (kind: string, changes: number) => `${kind}${count(changes)}处`,
  at: waitingCopy.at,
  absent: '这一版没有这些内容',
  sameWords: '两版现在的文字相同（经整理），原文页面上的内容不同',
  noPages: { title: '没有可以显示的页面', text: '这一版没有PDF形式' },
} as const;
