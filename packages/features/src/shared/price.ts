import { constants, type AnswerPrice } from '@tinystar/contract';

const coin = constants.COIN_NAME;

/** What an answer costs whom, on a card; empty where another enterprise pays. */
export const priceText = ({ payer, coins }: AnswerPrice): string => {
  if (payer === 'none') return '免费';
  if (payer === 'self') return `每次${coins}${coin}`;
  return payer === 'enterprise' ? '企业支付' : '';
};

/** What a question will cost the one who asks, under the box; empty where it costs neither him nor his enterprise. */
export const costNote = ({ payer, coins }: AnswerPrice): string => {
  if (payer === 'self') return `每个回答${coins}${coin}，由您支付`;
  return payer === 'enterprise' ? `每个回答${coins}${coin}，由企业支付` : '';
};
