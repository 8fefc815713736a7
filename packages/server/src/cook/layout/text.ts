/** Pairs of a radical that some fonts give, and the ideograph that is meant. NFKC does U+2F00–2FDF, not U+2E80–2EFF. */
const radicals =
  '⺀冫⺁厂⺄乙⺅亻⺆冂⺇几⺈刀⺉刂⺊卜⺋卩⺌小⺍小⺎兀⺏尣⺐尢⺒巳⺓幺⺔彑⺕彐⺖忄⺗小⺘扌⺙攵⺛旡⺜日⺝月⺞歺⺟母⺠民⺡氵⺢氺⺣灬⺤爫⺥爪⺦丬⺧牛⺨犭⺩王⺪疋⺫目⺬示⺭礻⺮竹⺯糸⺰纟⺱网⺲罒⺳网⺴网⺵网⺶羊⺷羊⺸羊⺹耂⺺肀⺻聿⺼月⺽臼⺾艹⺿艹⻀艹⻁虎⻂衤⻃西⻄西⻅见⻆角⻇角⻈讠⻉贝⻊足⻋车⻌辶⻍辶⻎辶⻏阝⻐钅⻑长⻒长⻓长⻔门⻕阜⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻞食⻟食⻠饣⻡首⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫齐⻬齐⻭齿⻮齿⻯龙⻰龙⻱龟⻲龟⻳龟';

const ideographs = new Map<string, string>();
for (let i = 0; i + 1 < radicals.length; i += 2) ideographs.set(radicals.charAt(i), radicals.charAt(i + 1));

/** Controls, zero-width and direction marks, soft hyphens and stray surrogates: never shown, never indexed. */
const hidden = /(?![\t\n])\p{Cc}|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|\p{Cs}/gu;

const plain = /^[\u0020-\u007e]*$/;
/** Chinese punctuation that NFKC would turn into its Latin look-alike. */
const keptWide = /[！（），：；？～]/;

/** Text as people would type it: NFKC except for Chinese punctuation, radicals as ideographs, no hidden characters. */
export function normalise(text: string): string {
  if (plain.test(text)) return text;
  let out = '';
  for (const char of text) out += keptWide.test(char) ? char : (ideographs.get(char) ?? char).normalize('NFKC');
  return out.replace(hidden, '').replace(/[\t\u00a0\u2000-\u200a\u3000]/g, ' ');
}

const han = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]|[\ud840-\ud8bf][\udc00-\udfff]/;

/** Whether a character belongs to writing without spaces between words (Han, kana, their punctuation). */
export function isHan(char: string): boolean {
  return han.test(char);
}

/** The last whole character of a text. */
export function lastOf(text: string): string {
  const unit = text.charCodeAt(text.length - 1);
  return unit >= 0xdc00 && unit <= 0xdfff ? text.slice(-2) : text.slice(-1);
}

/** The first whole character of a text. */
export function firstOf(text: string): string {
  const unit = text.charCodeAt(0);
  return unit >= 0xd800 && unit <= 0xdbff ? text.slice(0, 2) : text.slice(0, 1);
}

/** Joins two lines of a paragraph: without a space between Han, without the hyphen that broke a Latin word. */
export function joinLines(above: string, below: string): string {
  if (above === '' || below === '') return above + below;
  if (/\p{Ll}[-\u2010]$/u.test(above) && /^\p{Ll}/u.test(below)) return above.slice(0, -1) + below;
  const [end, start] = [lastOf(above), firstOf(below)];
  if ((isHan(end) && !/\p{L}/u.test(start)) || (isHan(start) && !/\p{L}/u.test(end))) return above + below;
  if (isHan(end) && isHan(start)) return above + below;
  return `${above} ${below}`;
}

const single = '(?:[\u3400-\u9fff])';
const letterSpaced = new RegExp(`(?<=(?:^|\\s)${single}) (?=${single}(?:\\s|$))`, 'g');

/** Takes the spaces out of letter-spaced Han ("目 录" → "目录"), shortens dot leaders and runs of spaces. */
export function closeUp(text: string): string {
  return text
    .replace(/(?:\s*[.·…]){5,}/g, ' … ')
    .replace(/ {2,}/g, ' ')
    .replace(letterSpaced, '')
    .replace(/(?<=[\u3000-\u303f\uff00-\uffef]) | (?=[\u3000-\u303f\uff01-\uff0f\uff1a-\uff20])/g, '')
    .trim();
}
