/** What a recycle bin holds, and what is said of it. */
export interface BinWords {
  /** Of one thing, with its counter: 个文档. */
  unit: string;
  /** The column of what tells how big a thing is. */
  detail: string;
  /** What goes with a thing that is deleted for good. */
  along: string;
  /** Said beside the total: whether it counts, and how it comes back. */
  note: string;
  /** After restoring. */
  restored: string;
  search: string;
  empty: (days: number) => string;
}

/** So many are named before they are deleted for good; the others are counted. */
const NAMED = 5;

export const binCopy = {
  title: '回收站',
  views: '显示',
  columns: { name: '名称', deleted: '删除时间', left: '剩余时间' },
  restore: '恢复',
  purge: '永久删除',
  clear: '清空回收站',
  refresh: '刷新',
  failed: '回收站没有加载成功',
  purged: '已永久删除',
  emptyTitle: '回收站是空的',
  noMatch: { title: '回收站里没有相符的内容', text: '换一个关键词', action: '清除搜索' },
  left: (endsAt: number, now: number) => {
    const days = Math.ceil((endsAt - now) / 86_400_000);
    return days > 0 ? `${days}天` : '即将删除';
  },
  total: (count: number, { unit, note }: BinWords, days: number) =>
    `回收站里有${count.toLocaleString('zh-CN')}${unit}，${days}天后永久删除。${note}`,
  renamed: (names: readonly string[]) =>
    names.length === 1
      ? `已恢复。已有同名的，改名为“${names[0]}”`
      : `已恢复。${names.length}个与现有的同名，名称后加了数字`,
  purgeTitle: (names: readonly string[], { unit }: BinWords) =>
    names.length === 1 ? `永久删除“${names[0]}”？` : `永久删除选中的${names.length}${unit}？`,
  purgeText: (names: readonly string[], { unit, along }: BinWords) => {
    // The title has named the only one.
    if (names.length === 1) return `${along}也将永久删除，无法恢复`;
    const listed = names.slice(0, NAMED).map((name) => `“${name}”`);
    const more = names.length > NAMED ? `等${names.length}${unit}` : '';
    return `${listed.join('、')}${more}和${along}将永久删除，无法恢复`;
  },
  clearText: (count: number, { unit, along }: BinWords) =>
    `回收站里的${count.toLocaleString('zh-CN')}${unit}和${along}将永久删除，无法恢复`,
} as const;
