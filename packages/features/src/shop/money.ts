/** `¥108.00` of 10800 fen; whole numbers all the way. */
export const yuanText = (fen: number): string => {
  const cents = String(fen % 100).padStart(2, '0');
  return `¥${Math.floor(fen / 100).toLocaleString('zh-CN')}.${cents}`;
};
