import { coins, minus, constants, prices } from '@tinystar/contract';

const coin = constants.COIN_NAME;
const { documentPages } = prices;
/** By the charge rule, which stands beside the prices. */
const NOTHING = coins(0);

/** What costs coins and what brings them, in coins; a part of its own, because only one page shows it. */
export const priceCopy = {
  title: `${coin}价目`,
  lead: `${coin}只在回答成功、文档解析成功后扣除，每一笔都能在明细中查到。`,
  costs: '扣除',
  gains: '获得',
  unit: coin,
  costRows: [
    { what: '提问企业助手', who: '由助手所属企业支付', cost: minus(prices.answer) },
    { what: '提问预置助手', who: '由提问者支付', cost: minus(prices.answer) },
    { what: '提问自己的个人助手', who: '试聊与对话', cost: minus(prices.ownPersonalAnswer) },
    { what: 'AI对话、AI写作，每次', who: '由使用者或其企业支付', cost: minus(prices.generation) },
    { what: '回归测试，每个问题', who: '由助手所属企业支付', cost: minus(prices.regression) },
    { what: '客服建议回复，每条', who: '由助手所属企业支付', cost: minus(prices.suggestion) },
    { what: '没有找到答案', who: '只说明没有找到、或只列出相关内容的回答，不论从哪里提问', cost: NOTHING },
    {
      what: `上传文档，每${documentPages.per}页`,
      who: `每月前${documentPages.free.personal}页免费，企业前${documentPages.free.tenant}页`,
      cost: minus(documentPages.coins),
    },
  ],
  gainRows: [
    { what: '新企业赠送', who: '开通企业时一次', cost: prices.tenantStart },
    { what: '新用户赠送', who: '注册时一次', cost: prices.personalStart },
    { what: '邀请好友', who: '每位注册的好友', cost: prices.invitedFriend },
    { what: '每日签到', who: '每天一次', cost: prices.checkIn },
  ],
  free: '免费',
} as const;
