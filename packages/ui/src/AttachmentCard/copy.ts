/** The words of AttachmentCard. */
export const attachmentCardCopy = {
  open: (name: string) => `打开${name}`,
  retry: (name: string) => `重试${name}`,
  remove: (name: string) => `移除${name}`,
} as const;
