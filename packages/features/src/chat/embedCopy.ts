/** Words of the widget on websites: its own file, because only its frame loads them. */
export const embedCopy = {
  expand: '放大',
  shrink: '缩小',
  close: '收起对话',
} as const;
