import { constants } from '@tinystar/contract';

const coin = constants.COIN_NAME;

/** What both pages say. */
export const copy = {
  noModel: '还不能使用：平台没有接入语言模型',
  noModelText: '请联系平台的运营方，接入后这里就能使用。',
  costSelf: (coins: number) => `每次${coins}${coin}，由您支付`,
  costEnterprise: (coins: number) => `每次${coins}${coin}，由企业支付`,
  caution: '内容由AI生成，使用前请核对',
  retry: '重试',
  recharge: '去充值',
};

export const chatCopy = {
  title: 'AI对话',
  welcome: '有什么可以帮您？',
  welcomeText: '直接和语言模型对话，不查阅您的文档。',
  reading: 'AI阅读：就自己的文档提问',
  presets: '试着问',
  list: '对话内容',
  placeholder: '输入问题，Enter发送，Shift+Enter换行',
  placeholderShort: '输入问题',
  history: '历史对话',
  noHistory: '还没有历史对话',
  historyFailed: '历史对话没有加载出来',
  fresh: '新对话',
  forget: '清除本机记录',
  forgotten: '已清除本机记录',
  remove: '删除当前对话',
  removed: '对话已删除',
  stopped: '已停止生成',
  broke: '回答中断，已保留上面的内容',
  copyReply: '复制回答',
  loadFailed: '对话没有加载出来',
};
