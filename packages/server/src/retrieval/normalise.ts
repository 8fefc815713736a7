import { Converter, Locale, type DictLike } from 'opencc-js/t2cn';

/**
 * Shapes of the block "CJK Radicals Supplement" that PDF fonts put in place of ordinary characters.
 * NFKC maps the Kangxi radicals but leaves these alone.
 */
const RADICALS = new Map(
  Object.entries({
    '⺁': '厂',
    '⺄': '乙',
    '⺅': '亻',
    '⺆': '冂',
    '⺇': '几',
    '⺈': '刀',
    '⺉': '刂',
    '⺊': '卜',
    '⺋': '卩',
    '⺌': '小',
    '⺍': '小',
    '⺎': '兀',
    '⺏': '尢',
    '⺐': '尢',
    '⺑': '尢',
    '⺒': '巳',
    '⺓': '幺',
    '⺔': '彑',
    '⺕': '彐',
    '⺖': '忄',
    '⺗': '心',
    '⺘': '扌',
    '⺙': '攵',
    '⺛': '旡',
    '⺜': '日',
    '⺝': '月',
    '⺞': '歹',
    '⺠': '民',
    '⺡': '氵',
    '⺢': '水',
    '⺣': '灬',
    '⺤': '爪',
    '⺥': '爪',
    '⺦': '丬',
    '⺧': '牛',
    '⺨': '犭',
    '⺩': '王',
    '⺪': '疋',
    '⺫': '目',
    '⺬': '示',
    '⺭': '礻',
    '⺮': '竹',
    '⺯': '糹',
    '⺰': '纟',
    '⺱': '罒',
    '⺲': '罒',
    '⺳': '网',
    '⺴': '网',
    '⺵': '网',
    '⺶': '羊',
    '⺷': '羊',
    '⺸': '羊',
    '⺹': '老',
    '⺺': '聿',
    '⺻': '聿',
    '⺼': '肉',
    '⺽': '臼',
    '⺾': '艹',
    '⺿': '艹',
    '⻀': '艹',
    '⻁': '虎',
    '⻂': '衤',
    '⻃': '覀',
    '⻄': '西',
    '⻅': '见',
    '⻆': '角',
    '⻇': '角',
    '⻈': '讠',
    '⻉': '贝',
    '⻊': '足',
    '⻋': '车',
    '⻌': '辶',
    '⻍': '辶',
    '⻎': '辶',
    '⻏': '阝',
    '⻐': '钅',
    '⻑': '長',
    '⻒': '镸',
    '⻓': '长',
    '⻔': '门',
    '⻕': '阜',
    '⻖': '阝',
    '⻗': '雨',
    '⻘': '青',
    '⻙': '韦',
    '⻚': '页',
    '⻛': '风',
    '⻜': '飞',
    '⻝': '食',
    '⻞': '食',
    '⻟': '飠',
    '⻠': '饣',
    '⻡': '首',
    '⻢': '马',
    '⻣': '骨',
    '⻤': '鬼',
    '⻥': '鱼',
    '⻦': '鸟',
    '⻧': '卤',
    '⻨': '麦',
    '⻩': '黄',
    '⻪': '黾',
    '⻫': '斉',
    '⻬': '齐',
    '⻭': '歯',
    '⻮': '齿',
    '⻯': '竜',
    '⻰': '龙',
    '⻱': '龟',
    '⻲': '亀',
  }),
);

const toSimplified = Converter({ from: 't', to: 'cn' });
const HAN = /\p{Script=Han}/u;

/** From here on UTF-16 speaks in pairs: rare characters, which are looked at one by one. */
const PAIRS = 0xd800;

/**
 * Marks one character of every traditional wording that has another simplified one: a text without any of them is
 * simplified already. Most are, and looking costs a quarter of converting.
 */
const telling = new Uint8Array(PAIRS);
for (const [from, to] of Locale.to['cn']!.flat().flatMap(wordings)) {
  const at = [...from].findIndex((character, index) => character !== [...to][index]);
  const code = from === to ? PAIRS : [...from][Math.max(0, at)]!.charCodeAt(0);
  if (code < PAIRS) telling[code] = 1;
}

function wordings(dictionary: DictLike): readonly (readonly [string, string])[] {
  if (typeof dictionary !== 'string') return dictionary;
  return dictionary.split('|').map((entry) => {
    const [from = '', to = ''] = entry.split(' ');
    return [from, to] as const;
  });
}

function mayBeTraditional(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= PAIRS || telling[code] === 1) return true;
  }
  return false;
}

/**
 * Text as the index compares it: compatibility forms and radicals folded, traditional characters made simplified,
 * letter-spaced or line-broken Han joined. Letter case is kept, because the case marks the parts of `TraceMonkey`.
 */
export function normalise(text: string): string {
  if (text !== last.text) last = { text, normalised: normalised(text) };
  return last.normalised;
}

/** Many ask for the same question one after the other. */
let last = { text: '', normalised: '' };

function normalised(text: string): string {
  const folded = text
    .normalize('NFKC')
    .replace(/[\u2E80-\u2EFF]/g, (shape) => RADICALS.get(shape) ?? shape)
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '');
  if (!HAN.test(folded)) return folded;
  const joined = /\s/.test(folded) ? folded.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '') : folded;
  return mayBeTraditional(joined) ? toSimplified(joined) : joined;
}
