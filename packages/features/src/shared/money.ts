import type { Fen } from '@tinystar/contract';

/** `¥108.00` of 10800 fen; whole numbers all the way. */
export const yuanText = (amount: Fen): string => {
  const cents = String(amount % 100).padStart(2, '0');
  return `¥${Math.floor(amount / 100).toLocaleString('zh-CN')}.${cents}`;
};
