export interface Province {
  name: string;
  /** The customary single character, for narrow tiles. */
  brief: string;
  column: number;
  row: number;
}

const tiles = `
黑龙江 黑 9 1
吉林 吉 9 2
新疆 新 1 3, 内蒙古 蒙 6 3, 北京 京 7 3, 天津 津 8 3, 辽宁 辽 9 3
青海 青 2 4, 甘肃 甘 3 4, 宁夏 宁 4 4, 陕西 陕 5 4, 山西 晋 6 4, 河北 冀 7 4, 山东 鲁 8 4
西藏 藏 2 5, 四川 川 3 5, 重庆 渝 4 5, 湖北 鄂 5 5, 河南 豫 6 5, 安徽 皖 7 5, 江苏 苏 8 5, 上海 沪 9 5
云南 云 3 6, 贵州 贵 4 6, 湖南 湘 5 6, 江西 赣 6 6, 福建 闽 7 6, 浙江 浙 8 6
广西 桂 5 7, 广东 粤 6 7, 台湾 台 9 7
海南 琼 4 8, 澳门 澳 6 8, 香港 港 7 8`;

/** The 34 provincial units as equal tiles, roughly where they lie: no border is drawn, so none can be drawn wrong. */
export const provinces: readonly Province[] = tiles
  .trim()
  .split(/[\n,]/)
  .map((tile) => {
    const [name = '', brief = '', column, row] = tile.trim().split(' ');
    return { name, brief, column: Number(column), row: Number(row) };
  });

/** Where the keyboard enters the map. */
export const capital = '北京';

const endings = /(?:维吾尔|壮族|回族)?(?:自治区|特别行政区|省|市)$/;

/** The unit that a full or a short name means: 广西壮族自治区 and 广西 are one. */
export function provinceOf(name: string): Province | undefined {
  const short = name.trim().replace(endings, '');
  return provinces.find((province) => province.name === short);
}
