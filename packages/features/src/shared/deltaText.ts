/** How a balance moved, with its sign: +1,200 or −35. A minus is as wide as a plus, which a hyphen is not. */
export const deltaText = (delta: number): string => {
  const sign = delta > 0 ? '+' : delta < 0 ? '−' : '';
  return `${sign}${Math.abs(delta).toLocaleString('zh-CN')}`;
};
