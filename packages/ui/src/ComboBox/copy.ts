/** The words of ComboBox. */
export const comboBoxCopy = {
  empty: '没有匹配的选项',
  placeholder: '请选择或输入',
  label: '选项',
  loading: '正在查找',
  close: '收起选项',
  open: '展开选项',
  current: '当前',
} as const;
