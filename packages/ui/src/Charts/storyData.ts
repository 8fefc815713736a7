/** Thirty days up to 21 November 2026, as they stand under a chart. */
export const days: readonly string[] = Array.from({ length: 30 }, (_, index) => {
  const date = new Date(Date.UTC(2026, 9, 23 + index));
  return `${date.getUTCMonth() + 1}-${String(date.getUTCDate()).padStart(2, '0')}`;
});

/** A working week with quiet ends, growing a little, the same on every run. */
export const weekly = (base: number, phase = 0): number[] =>
  days.map((_, index) => {
    const quiet = (index + 4) % 7 >= 5 ? 0.45 : 1;
    return Math.round(base * quiet * (1 + index / 60) * (1 + 0.14 * Math.sin(index * 1.7 + phase)));
  });

export const byProvince = [
  ['广东省', 18_420],
  ['江苏省', 12_106],
  ['浙江省', 11_873],
  ['上海市', 9_208],
  ['北京市', 8_955],
  ['山东省', 6_410],
  ['四川省', 5_632],
  ['湖北省', 4_088],
  ['河南省', 3_941],
  ['福建省', 3_512],
  ['安徽省', 2_760],
  ['湖南省', 2_433],
  ['陕西省', 1_902],
  ['重庆市', 1_655],
  ['河北省', 1_504],
  ['辽宁省', 1_207],
  ['江西省', 988],
  ['天津市', 874],
  ['云南省', 633],
  ['广西壮族自治区', 601],
  ['贵州省', 410],
  ['吉林省', 322],
  ['黑龙江省', 286],
  ['内蒙古自治区', 241],
  ['新疆维吾尔自治区', 198],
  ['海南省', 164],
  ['甘肃省', 122],
  ['宁夏回族自治区', 73],
  ['香港特别行政区', 58],
  ['青海省', 31],
  ['西藏自治区', 12],
] as const;
