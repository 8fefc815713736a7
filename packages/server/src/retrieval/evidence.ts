import { beginsHan, type Judged } from './confidence.ts';
import { modelsIn } from './models.ts';
import { normalise } from './normalise.ts';
import { isWeak } from './question.ts';
import { amountsIn, limitsFor } from './ranges.ts';
import { othersListed, siblingsOf } from './siblings.ts';
import { foundAlone, foundAnyhowIn, foundOtherwiseIn, foundTogether, type Has, type Unit } from './units.ts';
import { FIGURE, wishOf } from './wishOf.ts';

/** What speaks for and against a passage as the answer; every value is a share from 0 to 1. */
interface Evidence {
  /** Of the question's information, weighted by rarity: what the passage holds in the question's own words. */
  own: number;
  /** The same in its own or in other words. */
  any: number;
  /** Of the question's characters and words: what one sentence or row holds, in its own or in other words. */
  sentence: number;
  /** The same, with what stands in the headings above. */
  titled: number;
  /** Of model numbers, and of Latin words in a Chinese question: what is missing. */
  namesMissing: number;
  /** Of the information: what no passage of the assistant holds. */
  unknown: number;
  /** Of the question's characters and words: what does not even stand alone, nor in other words. */
  strange: number;
  /** How rare the rarest missing part is. */
  rarestMissing: number;
  /** Of the thing that is asked for (the 层高 of 房屋的层高是多少): what is not even mentioned. */
  askedMissing: number;
  /** A time, price or number is asked for, and the best sentence has none. */
  unfit: number;
}

/**
 * Weights of a logistic regression over 1,400 questions to encyclopedia articles, manuals, contracts, price lists and
 * regulations, each set alone and together, a third of them without an answer there (see NOTES.md).
 */
const BIAS = -2.32;
const WEIGHTS: Record<keyof Evidence, number> = {
  own: -3.54,
  any: 2.49,
  sentence: 1.93,
  titled: -0.83,
  namesMissing: -2.18,
  unknown: 2.01,
  strange: -2.88,
  rarestMissing: -0.93,
  askedMissing: -2.29,
  unfit: -1.86,
};
/** What holds most of the question counts more than in proportion. */
const ANY_SQUARED = 3.63;
const SENTENCE_SQUARED = 2.18;
const ANY_IN_SENTENCE = 3.04;
/** Weights of terms end near here. */
const HEAVIEST = 8;

/** The thing whose value or name is asked for. Kinds (哪个城市, 什么颜色) are left out: answers do not name them. */
const ASKED = [
  /的(\p{Script=Han}{1,6}?)(?:共|一共|分别|各|都|主要|最)?(?:是|叫做?|姓|为|有|在|要|长(?=多少))*(?:多少|谁|几|什么名字|(?<=[叫姓])什么)/u,
  /(?:几(?![点号时])|多少)[种个条名位本册座所次辆家款项间层]?(\p{Script=Han}{2,6}?)[？?]?$/u,
  /的(\p{Script=Han}{1,6}?)[是有]?多[大长高重宽深厚远快]/u,
  /谁是.*?(\p{Script=Han}{2,4})[？?]?$/u,
  /有没有(\p{Script=Han}{2,6}?)[？?]?$/u,
  /(\p{Script=Han}{2})(?:是|叫)(?:多少|谁|几)/u,
];

/** Measures that answers give without naming them: 标准是多少 is answered by 每晚 600 元. */
const MEASURES = /标准|时间|日期|数量|金额|容量|大小|范围|比例|条件|要求|期限|次数|名称|水平|情况|结果|速|温度|^钱/;

/**
 * What is counted or paid, which the answer may say with another word: 18 元 for 多少钱, 21:00 for 几点, 保修两年 for
 * 保修期是多久.
 */
const MEASURE =
  /(?<=\p{Script=Han}{2})期限?(?=[是有为]?(?:多[久长]|几))|(?:几|多少)个?(?:块?钱|元|天|日|点|号|岁|年|月|小时|分钟|周|次)(?:开始|结束)?|\bcosts?\b|(?<=\bhow many )(?:day|week|month|year|hour|minute)s\b|(?<=\bhow )(?!many|much)[a-z]+(?= (?:is|are|must|should|can|may)\b)/giu;

/** What hours say without its words, where a question asks for them: 每天 for 周末, 接听 for 有人. */
const AT_HOURS =
  /(?:有没有|有)人(?:接听?|接电话|值班|值守|在)*|(?:周|星期|礼拜)[一二三四五六日天末]|半夜|深夜|夜里|夜间|晚上|早上|中午|节假日|假期|放假|过年|春节|国庆|\b(?:any|some)(?:one|body)\b|\bweekends?\b|\bnight\b/giu;

/** Where every limit of the text leaves out the amount that is asked for, it tells of others: 80岁 and 十二岁以下. */
const AT_MOST_BESIDE = 0.8;

/** 10岁, 3 公斤, 2小时: what a question says of itself is compared with the limits of the text, which are other numbers. */
const COMPARED = /(\d+(?:\.\d+)?)\s*(个月|周?岁|公斤|千克|小时|分钟|天|米|厘米|公里|元|度|人)/gu;

/** Many things have a number: 传真号码 asks for 传真. */
const OF_ANYTHING = /(?<=\p{Script=Han}{2})(?:号码|编号|名称|姓名)$/u;

/** 5G, 64M: what is said of another one does not answer. */
const SIZED = /^\d.*[a-z]/i;

/** A passage that shares nothing but single characters with the question, or none of its models, does not answer it. */
const AT_MOST = 0.3;

const HAN = /\p{Script=Han}/u;

/** Judges passages for one question: how strong the evidence is that each of them answers it, 0 to 1. */
export function evidenceFor(question: string, runs: readonly string[], units: readonly Unit[]) {
  const evidenceOf = evidenceIn(question, runs, units);
  const models = modelsIn(question);
  const speaksOfSiblings = siblingsOf(question);
  const limits = limitsFor(question);
  const listsOthers = othersListed(question);
  const { must, expects } = wishOf(question);
  const sized = units.filter(({ whole, han }) => !han && SIZED.test(whole));
  const named = units.filter(({ whole, others, han }) => !han && others.length > 0 && modelsIn(whole).length > 0);
  return (passage: Judged): number => {
    const evidence = evidenceOf(passage);
    let sum = BIAS + ANY_SQUARED * evidence.any ** 2 + SENTENCE_SQUARED * evidence.sentence ** 2;
    sum += ANY_IN_SENTENCE * evidence.any * evidence.sentence;
    for (const [name, weight] of Object.entries(WEIGHTS)) sum += weight * evidence[name as keyof Evidence];
    const strength = 1 / (1 + Math.exp(-sum));
    const has = standsIn(passage);
    const [foundHere, foundOtherwise] = [foundAnyhowIn(has), foundOtherwiseIn(has)];
    const { text, title, plain } = passage;
    const isHere =
      models.some(({ itself }) => itself.test(text) || itself.test(title)) ||
      sized.some((unit) => foundHere(unit) >= 0.9) ||
      named.some(foundOtherwise);
    const isOfAnother = (models.length + sized.length > 0 && !isHere) || speaksOfSiblings(plain) || listsOthers(plain);
    const lacks = must && !expects?.test(plain);
    if (evidence.any === 0 || isOfAnother || lacks) return Math.min(strength, AT_MOST);
    return limits(plain) === 'miss' ? Math.min(strength, AT_MOST_BESIDE) : strength;
  };
}

function evidenceIn(question: string, runs: readonly string[], all: readonly Unit[]) {
  const { expects, hours } = wishOf(question);
  const plainly = normalise(question);
  const measure = [...(plainly.match(MEASURE) ?? []), ...((hours && plainly.match(AT_HOURS)) || [])].join(' ');
  const inChinese = HAN.test(question);
  const compared = [...normalise(question).matchAll(COMPARED)].map(([, figure, measure = '']) => {
    const unit = measure.replace('周岁', '岁').replace('岁', '周?岁');
    return { figure, limit: new RegExp(`${FIGURE}${unit}`) };
  });
  const amounts = amountsIn(question);
  const limits = limitsFor(question);
  const names = all.filter(({ whole, han }) => !han && (inChinese || /\d/.test(whole)));
  const asked = askedUnits(question, runs, all).filter(({ whole }) => !isWeak(whole));
  const elsewhere = normalise(question).replace(askedIn(question), '');
  const inAnotherScript = new Set(
    all.filter(({ others }) => others.some(({ terms }) => terms.length > 0 && !terms.some(beginsHan))),
  );
  return ({ frequencies, plain, sentences }: Judged): Evidence => {
    // An amount says what 多少钱 asks for, whether or not it says 钱.
    const given = measure !== '' && sentences.some((sentence) => expects?.test(sentence.text));
    // 五天 is said by 4 至 7 天.
    const within = amounts.length > 0 && limits(plain) === 'hold' ? amounts.map(({ text }) => text).join(' ') : '';
    const isCompared = (word: string) =>
      within.includes(word) || compared.some(({ figure, limit }) => figure === word && limit.test(plain));
    const inPassage = standsIn({ frequencies });
    const units = all.filter((unit) => {
      if (given && measure.includes(unit.whole)) return false;
      return !isCompared(unit.whole) || (within !== '' && foundTogether(unit, inPassage) === 1);
    });
    const telling = units.filter(({ whole }) => !isWeak(whole));
    const inTitle: Has = (term) => frequencies.title.has(term);
    const inOtherWords = foundOtherwiseIn(inPassage);
    const anyhow = new Map(units.map((unit) => [unit, inOtherWords(unit) ? 1 : foundTogether(unit, inPassage)]));
    const missing = (unit: Unit) => anyhow.get(unit) === 0;
    const stands: Has = (term) => plain.includes(term);
    // The 店 of 西溪店的店长 tells of the subject already.
    const mentioned = (unit: Unit) =>
      unit.han && elsewhere.includes(unit.whole) ? unit.parts.some(stands) : foundAlone(unit, stands) > 0;
    const best = { sentence: 0, titled: 0, fits: false };
    const alone = telling.map((unit) => foundAlone(unit, stands));
    // What stands nowhere need not be looked for in each sentence, but by another word in another script.
    const nowhere = telling.map((unit, at) => unit.han && alone[at] === 0 && !inAnotherScript.has(unit));
    const byTitle = telling.map((unit) => foundTogether(unit, inTitle));
    for (const [at, { text: words, has }] of sentences.entries()) {
      // Of other words only those in another script count here: Chinese ones stand near each other by chance (NOTES.md).
      const otherwise = foundOtherwiseIn((term) => !beginsHan(term) && has(term));
      const found = telling.map((unit, at) => (nowhere[at] ? 0 : otherwise(unit) ? 1 : foundAlone(unit, has)));
      const sentence = share(telling, sizeOf, (_, at) => found[at]!);
      best.titled = Math.max(
        best.titled,
        share(telling, sizeOf, (_, at) => Math.max(found[at]!, byTitle[at]!)),
      );
      if (sentence <= best.sentence && at > 0) continue;
      best.sentence = sentence;
      best.fits = expects?.test(words) ?? true;
    }
    return {
      own: share(units, weightOf, (unit) => foundTogether(unit, inPassage)),
      any: share(units, weightOf, (unit) => anyhow.get(unit)!),
      sentence: best.sentence,
      titled: best.titled,
      namesMissing: share(
        names.filter(({ whole }) => !isCompared(whole)),
        () => 1,
        (unit) => Number(anyhow.get(unit)! < 0.9),
      ),
      unknown: share(units, weightOf, (unit) => Number(unit.unknown && !inOtherWords(unit))),
      strange: share(telling, sizeOf, (unit, at) => Number(!inOtherWords(unit) && alone[at] === 0)),
      rarestMissing: Math.max(0, ...units.map((unit) => (missing(unit) ? unit.weight : 0))) / HEAVIEST,
      askedMissing: share(
        asked,
        () => 1,
        (unit) => Number(!mentioned(unit) && !inOtherWords(unit)),
      ),
      unfit: Number(!best.fits),
    };
  };
}

/** The thing that a question asks the value or name of, in its own words; empty when it does not ask so. */
export function askedIn(question: string): string {
  const plain = normalise(question).replace(/\s/g, '');
  const asked = ASKED.map((pattern) => pattern.exec(plain)?.[1] ?? '').find((each) => each && !MEASURES.test(each));
  return asked?.replace(OF_ANYTHING, '') ?? '';
}

function askedUnits(question: string, runs: readonly string[], units: readonly Unit[]): readonly Unit[] {
  const asked = askedIn(question);
  const run = asked && runs.find((each) => each.includes(asked));
  if (!asked || !run) return [];
  const before = runs.slice(0, runs.indexOf(run)).reduce((sum, each) => sum + (HAN.test(each) ? each.length : 1), 0);
  const start = before + run.indexOf(asked);
  return units.slice(start, start + asked.length);
}

const standsIn =
  ({ frequencies: { text, title } }: Pick<Judged, 'frequencies'>): Has =>
  (term) =>
    text.has(term) || title.has(term);

const weightOf = ({ weight }: Unit): number => weight;

/** A word stands for two Han characters. */
const sizeOf = ({ han }: Unit): number => (han ? 1 : 2);

function share(units: readonly Unit[], worth: (unit: Unit) => number, of: (unit: Unit, at: number) => number): number {
  let total = 0;
  let found = 0;
  units.forEach((unit, at) => {
    total += worth(unit);
    found += worth(unit) * of(unit, at);
  });
  return total > 0 ? found / total : 0;
}
