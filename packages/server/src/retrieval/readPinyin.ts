import type { Dictionary } from './dictionary.ts';
import type { Known } from './knownTerms.ts';
import { likeliest } from './likeliest.ts';

const HAN = /\p{Script=Han}/u;
const LONGEST_SYLLABLE = 6;
const MOST_SYLLABLES = 12;

/** What a question asks with, as it is typed: it stands in no document. */
const ASKING = new Map(
  Object.entries({
    'duo jiu': '多久',
    'duo shao': '多少',
    'duo shao qian': '多少钱',
    'duo chang shi jian': '多长时间',
    'duo chang': '多长',
    'duo da': '多大',
    'duo yuan': '多远',
    'duo zhong': '多重',
    'shen me': '什么',
    'shen me shi hou': '什么时候',
    'zen me': '怎么',
    'zen me ban': '怎么办',
    'wei shen me': '为什么',
    'ru he': '如何',
    'na xie': '哪些',
    'na li': '哪里',
    'na ge': '哪个',
    'ji dian': '几点',
    'ji tian': '几天',
    'ke yi': '可以',
    'neng bu neng': '能不能',
    'you mei you': '有没有',
    shui: '谁',
    shi: '是',
    de: '的',
    ma: '吗',
    you: '有',
    yao: '要',
  }),
);
const LONGEST_ASKING = 4;

/** Stretches of Latin letters that are pinyin throughout, as characters whose pairs the passages hold. */
export async function withPinyin(text: string, dictionary: Dictionary, known: Known): Promise<string> {
  let read = text;
  const stretches = text.match(/[a-z]+(?:[\s'][a-z]+)*/gi) ?? [];
  // Beside Chinese a name in Latin letters may stand among the pinyin: ji guang EV 日租金.
  for (const stretch of HAN.test(text) ? stretches.flatMap((each) => pinyinIn(each, dictionary)) : stretches) {
    const syllables = syllablesOf(stretch.toLowerCase(), dictionary);
    if (syllables.length < 2 || syllables.length > MOST_SYLLABLES) continue;
    const characters = await readSyllables(syllables, dictionary, known);
    if (HAN.test(characters.replaceAll(ASKED, ''))) read = read.replace(stretch, characters);
  }
  return read;
}

/** The longest rows of words that are pinyin. */
function pinyinIn(stretch: string, dictionary: Dictionary): string[] {
  const isPinyin = (word: string) => syllablesOf(word.toLowerCase(), dictionary).length > 0;
  const words = stretch.split(/(?<=[\s'])/);
  const marked = words.map((word) => (isPinyin(word.trim()) ? word : '\n'));
  return marked
    .join('')
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean);
}

const ASKED = new RegExp([...ASKING.values()].toSorted((a, b) => b.length - a.length).join('|'), 'g');

/** The syllables of all words; none when one of them is no pinyin. */
function syllablesOf(stretch: string, { sounds }: Dictionary): string[] {
  const all: string[] = [];
  for (const word of stretch.split(/[\s']+/)) {
    // From each place on, the fewest syllables to the end.
    const best: (string[] | undefined)[] = Array.from({ length: word.length + 1 });
    best[word.length] = [];
    for (let start = word.length - 1; start >= 0; start -= 1) {
      for (let end = start + 1; end <= Math.min(word.length, start + LONGEST_SYLLABLE); end += 1) {
        const rest = best[end];
        const shorter = rest && rest.length < (best[start]?.length ?? Infinity);
        if (rest && shorter && sounds(word.slice(start, end)).length > 0)
          best[start] = [word.slice(start, end), ...rest];
      }
    }
    if (!best[0]) return [];
    all.push(...best[0]);
  }
  return all;
}

async function readSyllables(syllables: readonly string[], dictionary: Dictionary, known: Known): Promise<string> {
  const parts: (string | string[])[] = [];
  for (let at = 0; at < syllables.length;) {
    let length = Math.min(LONGEST_ASKING, syllables.length - at);
    while (length > 0 && !ASKING.has(syllables.slice(at, at + length).join(' '))) length -= 1;
    // 是 and the like part words only at their edges; inside one they are syllables like any other.
    const asking = ASKING.get(syllables.slice(at, at + length).join(' '));
    const last = parts.at(-1);
    if (asking && (asking.length > 1 || at + length === syllables.length)) parts.push(asking);
    else if (Array.isArray(last)) last.push(syllables[at]!);
    else parts.push([syllables[at]!]);
    at += asking && typeof parts.at(-1) === 'string' ? length : 1;
  }
  let text = '';
  for (const part of parts) text += typeof part === 'string' ? part : await likeliest(part, dictionary, known);
  return text;
}
