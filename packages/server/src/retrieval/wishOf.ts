/** What the words of a question tell of its answer. */
export interface Wish {
  /** More than one thing is asked for, so that the answer may stand in several places. */
  several: boolean;
  /** What the answer looks like, e.g. a length of time. */
  expects?: RegExp;
  /** It asks whether somebody is there at some time. */
  hours?: boolean;
  /** What says it outright: 试用期为 for 试用期多长. */
  defines?: RegExp;
}

const MEASURED = /^(\p{Script=Han}{2,8}?)(?:是|为|有|要)?(?:多[长久少大高]|几)/u;

const SEVERAL =
  /哪些|哪几|几种|几个|几类|分别|各自|各个?|所有|全部|列出|列举|步骤|流程|区别|差别|不同|对比|比较|以及|、|和|与|及|\b(?:and|which|list|all|each|both|steps?|differences?|compare)\b/i;

/** A number in digits or words. */
export const FIGURE = String.raw`(?:\d[\d.,]*|[〇零一二两三四五六七八九十百千万半]+|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred)\b(?: working| business| calendar)?)\s*`;
/** How often: 每周, 每两年, weekly. */
const OFTEN =
  '每(?:个|隔|[一二两三四五六七八九十]+个?|\\d+\\s*个?)?(?:天|日|周|星期|月|季度?|年|小时|次|班)|\\b(?:daily|weekly|monthly|quarterly|yearly|annually|every)\\b';
const TIME = new RegExp(
  `${OFTEN}|${FIGURE}(?:个?(?:年|季度|月|星期|礼拜|周|小时|钟头|工作日)|天|日|分钟?|秒|(?:year|month|week|day|hour|minute|second)s?)`,
  'i',
);
const MONEY = new RegExp(
  `[¥￥$€£]\\s*\\d|${FIGURE}(?:元|块|角|万|亿|美元|欧元|yuan|rmb|cny|usd|dollars?|euros?|eur|pounds?|gbp)`,
  'i',
);
const NUMBER = new RegExp(FIGURE);

/** 9:00, 晚上九点. */
const CLOCK = new RegExp(`\\d{1,2}\\s*[:：]\\s*\\d{2}|${FIGURE}(?:点|时(?!长))|\\d\\s*(?:am|pm)\\b`, 'i');
const DAY = new RegExp(`${FIGURE}[日号]|(?:周|星期)[一二三四五六日天]`);
/** 什么时候 is answered by any of them. */
const WHEN = new RegExp([TIME, CLOCK, DAY].map(({ source }) => source).join('|'), 'i');

/** When somebody is there: 周一至周日, 每天 8:00, 全天. */
const HOURS = new RegExp(
  `${CLOCK.source}|${DAY.source}|每[天日]|全[天年]|昼夜|24\\s*小时|节假日|周末|\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\b(?:daily|every day|round the clock)\\b`,
  'i',
);
/** Asks whether somebody is there, or something is open, at some time: 热线周末有人吗. */
const ASKS_HOURS =
  /(?:有没有人|有人|开放|开门|营业|上班|办公|打得通)(?:接听?|接电话|值班|值守|在|上班)*(?:吗|么|[？?]|$)|\bis (?:any|some)(?:one|body)\b|\bis\b.*\bopen on\b/i;

/** A program with its parameters: `tlmgr update --all`. An option in a sentence (指定了 -self 选项) is none. */
const COMMAND = /(?:^|[\s:：(（])[a-z][\w.-]*\s+(?:--?)?[a-z][\w-]*(?:\s|$)|[a-z\d]\s+--?[a-z]/i;
const COLOUR =
  /[红黄蓝绿白黑灰紫橙褐棕银金粉青]色|透明|\b(?:red|yellow|blue|green|white|black|gr[ae]y|brown|silver)\b/i;

const AGE = new RegExp(`${FIGURE}周?岁|\\b(?:aged? |years? old)`, 'i');
const PAPERS = /身份证|驾驶证|驾照|护照|户口|证件|证书|证明|执照|许可证|通行证|居住证/;

const KINDS: readonly (readonly [asked: RegExp, expects: RegExp])[] = [
  [/多大(?:年[纪龄]|岁数|才|可以|能)|几岁|多少岁|\bhow old\b|\bwhat age\b/i, AGE],
  [/(?:什么|哪些|哪几种|哪种)证件|证件有哪些|带什么证/, PAPERS],
  [
    /多久|多长时间|几[年月天日周]|几个(?:月|小时|星期)|多少(?:年|个?月|天|日|小时|分钟|秒)|期限|期(?:是|有)?多长|\bhow (?:long|often)\b/i,
    TIME,
  ],
  [/什么时候|何时|(?:时间|日期)(?:是|[？?]?$)|\bwhen\b/i, WHEN],
  [/几点|几时/, CLOCK],
  [ASKS_HOURS, HOURS],
  [/几号|哪一?天/, DAY],
  [/多少钱|几块钱|价格|价钱|费用|多少元|\bhow much (?:does|do|is|are)\b|\bprice\b|\bcosts?\b/i, MONEY],
  [/什么颜色|哪种颜色|哪几种颜色|\bwhat colou?r/i, COLOUR],
  [/什么命令|哪个命令|命令是|什么指令|\b(?:what|which) command\b/i, COMMAND],
  [
    /多少|几[个台人次位条件名层度]|多[大长高重宽深厚远]|\bhow (?:many|much|high|wide|deep|heavy|large|far)\b|\bhow [a-z]+ (?:is|are|must|should|can|may)\b/i,
    NUMBER,
  ],
];

/** Reads off a question whether it asks for several things, and whether for a time, a price or a number. */
export function wishOf(question: string): Wish {
  const kind = KINDS.find(([asked]) => asked.test(question));
  const measured = MEASURED.exec(question)?.[1];
  const defines = measured && new RegExp(`${measured}(?:是|为|[:：])`);
  return {
    several: SEVERAL.test(question),
    ...(kind && { expects: kind[1], ...(kind[1] === HOURS && { hours: true }) }),
    ...(defines && { defines }),
  };
}
