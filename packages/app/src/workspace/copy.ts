/** Words of the workspace around the pages. */
export const workspaceCopy = {
  documentFailed: '文档没有加载成功',
  retry: '重试',
  missingAssistant: '对不起，您访问的助手不存在',
  backToCenter: '返回训练中心',
  backToFeatured: '返回精选助手',
  assistantTabs: '助手',
  trialWidth: '调整试聊宽度',
  connectionKept: '没有提交的内容都还在，连上后接着写',
};
