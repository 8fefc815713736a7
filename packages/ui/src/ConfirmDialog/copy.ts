/** The words of ConfirmDialog. */
export const confirmDialogCopy = {
  confirm: '确定',
  cancel: '取消',
} as const;
