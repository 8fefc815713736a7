/** The words of Field. */
export const fieldCopy = {
  unsaved: '未保存',
} as const;
