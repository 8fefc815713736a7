/** Words that several components say. */
export const commonCopy = {
  close: '关闭',
  loading: '正在加载',
  clear: '清除',
  requestId: '追踪编号',
  copyRequestId: '复制编号',
  retry: '重试',
  cancel: '取消',
  leaveTitle: '放弃已填写的内容？',
  leaveText: '放弃后不能恢复',
  leave: '放弃',
  stay: '继续填写',
} as const;
