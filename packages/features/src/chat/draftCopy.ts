/** Words of drafts from other devices, which load with them. */
export const draftCopy = {
  taken: (time: string) => `已接上您${time}在其他设备上写的内容`,
} as const;
