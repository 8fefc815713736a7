import type { BinWords } from '../shared/bin/index.ts';

/** What is said of the recycle bin of a document library. */
export const binWords: BinWords = {
  unit: '个文档',
  detail: '大小',
  along: '原文件、知识块',
  note: '其中的文档占用存储空间；恢复后重新训练，修改过的内容保留',
  restored: '已恢复，正在重新训练',
  search: '搜索文件名',
  empty: (days) => `删除的文档会在这里保留${days}天，期间可以恢复`,
};
