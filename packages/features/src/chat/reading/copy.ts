/** Words of the dialog in which one chooses how to read. */
export const readingCopy = {
  title: '阅读设置',
  hint: '只改变您自己看到的样子，下次打开仍然有效',
  size: '字号',
  sizes: [
    { value: 'sm', label: '小' },
    { value: 'md', label: '标准' },
    { value: 'lg', label: '大' },
    { value: 'xl', label: '特大' },
  ],
  width: '行宽',
  widths: [
    { value: 'md', label: '标准' },
    { value: 'lg', label: '较宽' },
    { value: 'xl', label: '最宽' },
  ],
  dense: '紧凑排列',
} as const;
