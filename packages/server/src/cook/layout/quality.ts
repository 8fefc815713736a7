/** Characters that come from a font without a usable mapping to text. */
const unmapped = /(?!\s)\p{Cc}|\ufffd|\p{Co}|\p{Cn}/gu;
/** What Chinese text looks like when its bytes are read in a western encoding. */
const western = /[\u00a1-\u00ff]/g;
const hanLetters = /\p{Script=Han}/gu;
/** The commonest ideographs: a good half of any Chinese text, hardly any of a text of random ideographs. */
const commonest = new Set(
  '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则听白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识候带导争运笔图版章节页法文件系统设置使用安装命令网络数据输入选项包服务请点击显示用户',
);

const vowels = /[aeiou]/gi;
const latinWord = /[A-Za-z]{4,}/g;
const oddWord = /^(?=.*[A-Z])(?=.*[a-z])(?![A-Z]?[a-z]+$)(?!.*[a-z][A-Z][a-z]+)/;

/** The part of the letters (0 to 1) that no meaning is known of: controls, private and unassigned characters. */
export function unmappedShare(text: string): number {
  const length = text.replace(/\s/g, '').length;
  return length === 0 ? 0 : (text.match(unmapped)?.length ?? 0) / length;
}

/** A text without the letters that no meaning is known of. */
export function mapped(text: string): string {
  return text.replace(unmapped, '');
}

/** Whether extracted text is rubbish: unmapped glyphs, a wrong encoding, or letters no language has in this mix. */
export function isGarbled(text: string): boolean {
  if (unmappedShare(text) > 0.2) return true;
  const length = text.replace(/\s/g, '').length;
  if (length < 40) return false;
  if ((text.match(western)?.length ?? 0) > length * 0.3) return true;
  const ideographs = text.match(hanLetters) ?? [];
  if (ideographs.length >= 80) {
    const common = ideographs.filter((char) => commonest.has(char)).length;
    if (common < ideographs.length * 0.08) return true;
  }
  const words = text.match(latinWord) ?? [];
  if (words.length >= 20 && words.join('').length > length * 0.5) {
    const joined = words.join('');
    const share = (joined.match(vowels)?.length ?? 0) / joined.length;
    const odd = words.filter((word) => oddWord.test(word)).length;
    if (share < 0.14 || odd > words.length * 0.6) return true;
  }
  return false;
}

/** Four or more numbers and nothing else: the labels on the axis of a chart. */
const axis = /^(?:[-+−–]?[\d.,]+\s*[%％kKmM]?\s+){3,}[-+−–]?[\d.,]+\s*[%％kKmM]?$/;

/** Whether a paragraph is noise: the figures of a chart's axis, or signs all over and no word. */
export function isNoise(text: string): boolean {
  if (axis.test(text)) return true;
  const solid = text.replace(/\s/g, '');
  if (solid.length < 12 || /[a-z]{3}|\p{Script=Han}{2}/u.test(solid)) return false;
  const signs = solid.replace(/[\p{L}\p{N}]/gu, '').length;
  return signs > solid.length * 0.35;
}
