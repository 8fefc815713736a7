/** What an assistant without documents says beside its trial chat; apart, because every workbench loads it. */
export const startCopy = {
  title: '先给它一份文档',
  text: '训练完成后在下面提问，回答会标出原文的位置',
  training: '正在训练，完成后就可以提问',
  ready: (files: number) => `已有${files}个文档，在下面提问试试`,
} as const;
