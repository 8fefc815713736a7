/** Words of an exported conversation, which load with the first export. */
export const exportCopy = {
  title: (name: string) => `与${name}的对话`,
  exported: (time: string) => `导出时间：${time}`,
  cleared: '（以上对话已清除）',
  noAnswer: '（没有回答）',
  stopped: '（已停止生成）',
  sources: '参考来源：',
  qaSource: '问答库',
  pages: (pages: string) => `第${pages}页`,
} as const;
