/** The words of UploadList. */
export const uploadListCopy = {
  force: '强制上传',
  replace: '作为新版本',
  progress: (name: string) => `${name}上传进度`,
  waiting: (size: string) => `${size}，等待上传`,
  done: (size: string) => `${size}，已上传`,
  cancel: (name: string) => `取消上传${name}`,
  retry: (name: string) => `重试${name}`,
  remove: (name: string) => `移除${name}`,
} as const;
