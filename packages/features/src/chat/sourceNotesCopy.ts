/** Words about the sources of an answer, which load with the first that needs them. */
export const sourceNotesCopy = {
  compare: '来源说法不同，并排对照',
  uncited: (count: number) => `文档中另有${count}处相关内容`,
  waiting: '引用处有从前的修改等待处理',
  title: '对照不同的说法',
  hint: '知识库没有说明哪一种适用，请以现行有效的文档为准',
  open: '查看原文',
} as const;
