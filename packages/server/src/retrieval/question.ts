import { normalise } from './normalise.ts';
import { segmentsOf } from './segment.ts';
import { termsOf } from './terms.ts';

/** Phrases that ask instead of naming something; they part the terms around them. */
const ASKING =
  /[是有在为叫用由被]{0,2}(?:请问一下|请问|请教|想问|想知道|告诉我|为什么|为何|什么(?:样|时候|时间|地方|意思|原因|情况|东西)?|啥时候|啥|怎么(?:样|办|做|弄|处理|解决|回事)?|咋(?:样|办|做|弄|回事)?|怎样|如何|哪[些个](?:东西|地方|人)|哪[些里儿个种一款家位台项类条部辆间本]|哪|多少|(?<=多久.{1,4})一次|(?:出现|显示|提示|报)(?=\s*[A-Za-z]{1,3}\d)|多久|多大|多长|多高|多远|多重|多宽|多深|是否|能否|可否|可不可以|能不能|是不是|有没有|会不会|有关|关于|以及|之后|之前|的话|应该|需要|可以|还是|几点钟?|几时|几|吗|呢|吧|啊|谁来?)/g;
const PARTICLES = /[的了着过地得之其这那该此们]/;
/** 过敏, 着火, 得分, 地址: what opens a longer word is no particle; nor is the 地 of 山地车 and 目的地. */
const WORD = /^(?:[着过得地][^的了着过]|了解|.地|目的)/u;
/** 过热, 过低: before a quality 过 means too much of it. Intl.Segmenter cuts these words in two. */
const QUALITY = /^[热冷高低大小多少长短重轻快慢紧松湿干亮暗厚薄宽窄早晚密浓稀载流压]$/u;
const WEAK_HAN = new Set(
  '的了着过地得之其这那该此们是在有和与及或被把给让对从向到为以于而且但就都也还很不没会能要将使由后前中上下里时个一'.split(
    '',
  ),
);
const WEAK_WORDS = new Set(
  'a an the of to in on at by for with from as and or but not no is are was were be been being am do does did done doing have has had having can could will would shall should may might must what which who whom whose when where why how many much long often far it its this that these those there here than then so if into about over under between during up down out off only also very just any some all each every other such own same too i you he she we they me him her us them my your his our their please tell explain describe give show happen use whether get got make made let want need know mean given after before while because'
    .split(' ')
    .flatMap((word) => termsOf(word)),
);

/** 最便宜的是哪款 asks for the prices of all: the property is what documents name, the adjective hardly ever. */
const PROPERTIES: readonly (readonly [asked: RegExp, property: string])[] = [
  [/最(?:便宜|划算|省钱|贵)/, '价格'],
  [/最[轻重]/, '重量'],
  [/最[快慢]/, '速度'],
  [/最[远近]/, '距离'],
  [/最[厚薄]/, '厚度'],
  [/最[宽窄]/, '宽度'],
  // 续航最长 names its property itself.
  [/最[高低大小多少长短久强弱早晚]/, ''],
];
const COMPARES = /最.*[哪谁]|[哪谁].*最|最.*是什么/;

/** A question taken apart for the index. */
export interface Question {
  /** Distinct terms worth looking up, in reading order. */
  terms: string[];
  /** Runs of Han characters and single words that the terms were cut from: what an answer has to be about. */
  runs: string[];
}

const RUNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[^\s，。？！、；：,;:?!()（）“”"《》「」\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/**
 * Drops what only asks (怎样, 多少, how many …) and keeps what names something. A question that names nothing keeps all
 * of its terms but has no runs: something may be found, nothing can be confident.
 */
export function analyse(question: string): Question {
  const text = normalise(question);
  const naming = withoutParticles(named(text).replace(ASKING, '，'));
  const runs = (naming.match(RUNS) ?? []).filter((run) => !termsOf(run).every(isWeak));
  const terms = [...new Set(runs.flatMap(termsOf))].filter((term) => !isWeak(term));
  return terms.length > 0 ? { terms, runs } : { terms: [...new Set(termsOf(text))], runs: [] };
}

function withoutParticles(text: string): string {
  if (!PARTICLES.test(text)) return text;
  const segments = [...segmentsOf(text)].map(({ segment }) => segment);
  const pieces = segments.map((segment, at) =>
    WORD.test(segment) || (segment === '过' && QUALITY.test(segments[at + 1] ?? ''))
      ? segment
      : segment.replace(PARTICLES, '，'),
  );
  return pieces.join('');
}

/** How long does it last: the verb only asks, while the last payment names one. */
const LASTS = /(?<=\bhow (?:long|many [a-z]+)\b.*\b(?:do|does|did|will|can)\b.*)\blast\b/i;

function named(asked: string): string {
  const question = asked.replace(LASTS, ' ');
  if (!COMPARES.test(question)) return question;
  const [pattern, property = ''] = PROPERTIES.find(([each]) => each.test(question)) ?? [];
  return pattern ? question.replace(pattern, `，${property}，`) : question;
}

/** Whether a term only holds a sentence together. */
export const isWeak = (term: string): boolean => WEAK_HAN.has(term) || WEAK_WORDS.has(term);
