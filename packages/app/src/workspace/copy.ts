/** Words of the workspace around the pages. */
export const workspaceCopy = {
  document: '文档',
  documentFailed: '文档没有加载成功',
  place: '文档原文',
  placeDenied: '您无权查看这处原文，或者它已被修改、删除',
  retry: '重试',
  missingTitle: '助手不存在',
  missingAssistant: '对不起，您访问的助手不存在',
  backToCenter: '返回训练中心',
  backToFeatured: '返回精选助手',
  assistantTabs: '助手',
  trialWidth: '调整试聊宽度',
  connectionKept: '没有提交的内容都还在，连上后接着写',
};
