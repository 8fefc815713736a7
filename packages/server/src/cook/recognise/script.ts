import type { SeenWord } from './words.ts';

/** How a page is written. */
export type Script = 'simplified' | 'traditional' | 'latin';

/** Below this share of ideographs among its letters a page is not Chinese. */
export const leastHan = 0.1;

/** Frequent ideographs in both their forms, the simplified one first. */
const pairs = [
  '这這个個们們为為国國来來时時会會说說对對发發过過还還进進与與从從实實现現开開动動关關点點业業务務间間机機经經',
  '电電当當种種无無产產设設数數据據险險项項应應报報费費负負责責规規条條总總记記证證价價资資员員钱錢车車长長问問',
  '书書学學见見处處后後头頭师師县縣区區东東门門单單双雙号號备備维維护護检檢热熱压壓净淨滤濾损損财財购購货貨贵貴',
].join('');
const simplified = new Set([...pairs].filter((_, at) => at % 2 === 0));
const traditional = new Set([...pairs].filter((_, at) => at % 2 === 1));

/** How the words of a page are written; null when there are too few letters to tell. */
export function scriptOf(words: readonly SeenWord[]): Script | null {
  const text = words.map((word) => word.text).join('');
  if ((text.match(/\p{L}/gu)?.length ?? 0) < 20) return null;
  if (hanShare(words) < leastHan) return 'latin';
  const count = (set: ReadonlySet<string>): number => [...text].filter((char) => set.has(char)).length;
  return count(traditional) > count(simplified) ? 'traditional' : 'simplified';
}

/** The part of the letters that are ideographs; a page without letters counts as Chinese. */
export function hanShare(words: readonly SeenWord[]): number {
  const text = words.map((word) => word.text).join('');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters === 0 ? 1 : (text.match(/\p{Script=Han}/gu)?.length ?? 0) / letters;
}
