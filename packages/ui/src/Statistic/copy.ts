/** The words of Statistic. */
export const statisticCopy = {
  up: '上升',
  down: '下降',
  same: '持平',
  becomes: '变为',
} as const;
