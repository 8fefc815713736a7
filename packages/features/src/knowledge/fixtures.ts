import { documentStatuses, type Document } from '@tinystar/contract';
import { filePass } from '../shared/fixtures.ts';

const id = (number: number) => number.toString(16).padStart(32, '0');

export const NOW = Date.parse('2026-11-21T10:00:00+08:00');

export const document = (number: number, change: Partial<Document> = {}): Document => ({
  id: id(number),
  kbBotId: id(1),
  name: '分布式光伏系统安装与验收手册（2026版）.pdf',
  kind: 'pdf',
  status: 'trained',
  reason: '',
  progress: null,
  size: 19_293_798,
  pageCount: 46,
  blockCount: 412,
  hitCount: 1_306,
  hasOutput: true,
  filePass,
  createdAt: NOW,
  updatedAt: NOW - 3_600_000,
  ...change,
});

const names = [
  '低压并网申请材料清单与填写范例.docx',
  '组串式逆变器选型与接线指南.pdf',
  '屋面荷载复核报告（扫描件）.pdf',
  '安装队安全交底记录模板.doc',
];

/** One document in each of the eleven states. */
export const documents: Document[] = documentStatuses.map((status, index) =>
  document(index + 1, {
    status,
    name: names[index % names.length]!,
    kind: names[index % names.length]!.endsWith('.pdf')
      ? 'pdf'
      : names[index % names.length]!.endsWith('.doc')
        ? 'doc'
        : 'docx',
    progress: status === 'cooking' ? 42 : null,
    reason:
      status === 'cookFailed'
        ? '第3至9页没有可识别的文字，请换清晰的扫描件'
        : status === 'trainTimeout'
          ? '训练超时，请重试'
          : '',
    pageCount: status === 'trained' ? 46 : null,
    blockCount: status === 'trained' ? 412 : null,
    hitCount: status === 'trained' ? 1_306 : 0,
    hasOutput: status === 'trained',
    updatedAt: NOW - index * 9 * 3_600_000,
  }),
);
