import { constants, prices } from '@tinystar/contract';
import type { HelpKey } from './help.ts';

const coin = constants.COIN_NAME;
const { documentPages } = prices;

/** What a help page says: titled paragraphs, short ones. */
export interface HelpTopic {
  description: string;
  parts: readonly { title: string; text: string }[];
}

/** Pages of the help menu; support leads to a chat instead. */
export const helpTopics: Record<Exclude<HelpKey, 'support'>, HelpTopic> = {
  manual: {
    description: '从一份资料到一位会引用出处的助手',
    parts: [
      { title: '创建助手', text: '在训练中心新建助手，取名、写一句简介，之后都可以修改。' },
      { title: '上传资料', text: '文档库支持 PDF、Word 和静态网页，状态变为“已训练”后即可提问。' },
      { title: '试聊与核对', text: '回答里的编号可以点开，直接看到原文所在的页和段落。' },
      { title: '发布', text: '在发布页选择企业内公开或互联网公开，把链接发给使用者。' },
    ],
  },
  updates: {
    description: '最近的变化',
    parts: [
      { title: '工作台', text: '身份切换、消息和帮助都收进左侧栏，侧栏可以收起并会记住。' },
      { title: '出处', text: '回答生成时就能点开编号，原文在旁边打开并标出位置。' },
    ],
  },
  coinRules: {
    description: `${coin}只在回答成功、文档解析成功后扣除`,
    parts: [
      { title: '提问预置助手', text: `每次回答从提问者的账户扣${prices.answer}个${coin}。` },
      { title: '提问企业助手', text: `每次回答从助手所属企业的账户扣${prices.answer}个${coin}，试聊也一样。` },
      { title: '自己的个人助手', text: '试聊和提问不扣费。' },
      { title: 'AI对话和AI写作', text: `每次生成扣${prices.generation}个${coin}，企业身份从企业的账户扣。` },
      {
        title: '客服和回归测试',
        text: `助手给客服建议的回复每条${prices.suggestion}个${coin}，回归测试每个问题${prices.regression}个${coin}，从助手所属企业或个人的账户扣。`,
      },
      { title: '失败与停止', text: '回答失败或没有找到答案不扣费；已经生成内容后停止，按一次回答计。' },
      {
        title: '上传文档',
        text: `个人每月前${documentPages.free.personal}页、企业每月前${documentPages.free.tenant}页不扣费，之后每${documentPages.per}页${documentPages.coins}个${coin}，解析成功后才扣。`,
      },
    ],
  },
};

/** Below the short manual: the way to all articles. */
export const helpCentre = '打开帮助中心';
