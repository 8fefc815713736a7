/** The words of Composer. */
export const composerCopy = {
  placeholder: '输入问题，Enter发送，Shift+Enter换行',
  label: '问题',
  stop: '停止回答',
  send: '发送',
  stopHint: '停止回答（Esc）',
  sendHint: '发送（Enter）',
} as const;
