import type { BinWords } from '../shared/bin/index.ts';

/** What is said of the recycle bin of assistants. */
export const binWords: BinWords = {
  unit: '个助手',
  detail: '文档',
  along: '设置、文档、对话',
  note: '其中的助手不占用存储空间；恢复后是未发布状态，已接入的平台需要重新开启',
  restored: '已恢复，助手现在未发布',
  search: '搜索助手',
  empty: (days) => `删除的助手会在这里保留${days}天，期间可以恢复`,
};

/** How many documents an assistant holds, under the column that names them. */
export const documentsText = (count: number): string => `${count.toLocaleString('zh-CN')}个`;
