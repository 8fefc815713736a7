/** That edits of an earlier version of a document wait for a person. */
export const waitingEditsWords = (count: number): string => `${count.toLocaleString('zh-CN')}处修改等待处理`;
