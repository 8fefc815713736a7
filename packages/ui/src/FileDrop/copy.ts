/** The words of FileDrop. */
export const fileDropCopy = {
  label: '点击选择文件，或拖到这里',
  drop: '释放以上传',
} as const;
