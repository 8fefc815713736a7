/** What the words of a question tell of its answer. */
export interface Wish {
  /** More than one thing is asked for, so that the answer may stand in several places. */
  several: boolean;
  /** What the answer looks like, e.g. a length of time. */
  expects?: RegExp;
  /** Nothing else answers: who asks for a road is not answered where none is named. */
  must?: boolean;
  /** It asks whether somebody is there at some time. */
  hours?: boolean;
  /** What says it outright: 试用期为 for 试用期多长, `A relay is` for `What is a relay?`. */
  defines?: RegExp;
  /** It asks what something is: a sentence says so, a label of a figure does not. */
  meaning?: boolean;
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
/** A length of time, which 每三个月 is none of: 充电时间是多久. */
const LENGTH = new RegExp(`(?<!每(?:隔|满)?)${TIME.source.slice(OFTEN.length + 1)}`, 'i');
const MONEY = new RegExp(
  `[¥￥$€£]\\s*\\d|${FIGURE}(?:元|块|角|万|亿|美元|欧元|yuan|rmb|cny|usd|dollars?|euros?|eur|pounds?|gbp|crowns?|francs?|yen|cents?|pence)`,
  'i',
);
const NUMBER = new RegExp(FIGURE);

/** Numbers of things, and no times, dates, sums or measures: 几个班 is not answered by 七点半. */
const COUNT = new RegExp(
  `(?<!分之)(?<![点:：.\\d¥￥$€£〇零一二两三四五六七八九十百千万半])${FIGURE.replace(/\\s\*$/, '')}(?![\\d.,:：%％〇零一二两三四五六七八九十百千万半]|\\s*(?:[点时日号月年天秒周岁元角克斤吨米升度]|分|小时|星期|工作日|厘米|毫|千[克米瓦]|公[斤里]|[℃°]|(?:am|pm|seconds?|minutes?|hours?|days?|weeks?|months?|years?|euros?|dollars?|pounds?|yuan|met(?:re|er)s?|k[gm]|[cm]m)\\b))`,
  'i',
);

/** 120 人, 三名, or a number alone in a table: 五险一金 does not tell how many people there are. */
const PEOPLE = new RegExp(
  `${FIGURE}[多余几]?\\s*(?:名|人|位|口|户)(?!次|均)|人数|: \\d[\\d,]*\\s*(?:\\||$)|\\b(?:people|persons?)\\b`,
  'i',
);

/** What is counted by its own name. */
const COUNTED_BY_NAME = [...'章页栋幢节'].map(
  (name) => [new RegExp(`(?:多少|几)${name}`), new RegExp(`${FIGURE}${name}|${name}数`)] as const,
);

/** Kinds of places and enterprises that their names end with: who asks 哪条路 wants to read 路. */
const NAMED_BY_KIND: readonly (readonly [asked: RegExp, expects: RegExp])[] = [
  [/哪一?[条段][路街]/, /路|街|巷|大道|胡同|弄|\b(?:road|street|avenue|lane|boulevard|rd|st)\b/i],
  [/哪一?[个座家]公园/, /(?<!游)公园|植物园|动物园|乐园|森林|\bparks?\b/i],
  [/哪一?[家个所间]医院/, /医院|诊所|卫生[院所室]|门诊|\b(?:hospital|clinic)/i],
  [/哪一?[家个]银行/, /银行|信用社|\bbank/i],
  [/哪一?[家个](?:酒店|宾馆|旅馆)/, /酒店|宾馆|旅馆|饭店|民宿|招待所|\b(?:hotel|inn|hostel)/i],
  [/哪一?[所个家]学校/, /学校|小学|中学|大学|学院|分校|\b(?:school|college|university)/i],
];

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
  [
    /(?:时间|时长|耗时|用时)(?:是|为|要|有|需要?)?(?:多[久长少]|几(?![点时号]))|\bhow long (?:does|do|will) (?!.*\b(?:between|apart)\b)/i,
    LENGTH,
  ],
  [/多大(?:年[纪龄]|岁数|才|可以|能)|几岁|多少岁|\bhow old\b|\bwhat age\b/i, AGE],
  [/(?:什么|哪些|哪几种|哪种)证件|证件有哪些|带什么证/, PAPERS],
  [
    /多久|多长时间|几[年月天日周]|几个(?:月|小时|星期)|多少(?:年|个?月|天|日|小时|分钟|秒)|期限|期(?:是|有)?多长|\bhow (?:long|often)\b/i,
    TIME,
  ],
  [/什么时候|何时|(?:时间|日期)(?:是|[？?]?$)|\bwhen\b/i, WHEN],
  ...NAMED_BY_KIND,
  [/几点|几时/, CLOCK],
  [ASKS_HOURS, HOURS],
  [/几号|哪一?天/, DAY],
  [/多少钱|几块钱|价格|价钱|费用|多少元|\bhow much (?:does|do|is|are)\b|\bprice\b|\bcosts?\b/i, MONEY],
  [/什么颜色|哪种颜色|哪几种颜色|\bwhat colou?r/i, COLOUR],
  [/什么命令|哪个命令|命令是|什么指令|\b(?:what|which) command\b/i, COMMAND],
  ...COUNTED_BY_NAME,
  [/(?:多少|几)[名人位口](?!次|均|民币)/, PEOPLE],
  [
    /(?:多少|几)[个家台辆间本座所项款张头只户份册组门](?!月|小时|半|星期|工作日)|\bhow many (?!of\b|seconds?|minutes?|hours?|days?|weeks?|months?|years?|kilo|met)/i,
    COUNT,
  ],
  [
    /多少|几[个台人次位条件名层度]|多[大长高重宽深厚远]|\bhow (?:many|much|high|wide|deep|heavy|large|far)\b|\bhow [a-z]+ (?:is|are|must|should|can|may)\b/i,
    NUMBER,
  ],
];

/** Asks what something is or means. */
const MEANING = [
  /^(?:what(?:'s| is| are| does)|define)\s+(?:an? |the |meant by )?(?<thing>[a-z][\w-]*(?: [a-z][\w-]*){0,3}?)(?: mean| stand for)?[?.]*$/i,
  /^(?:请问)?(?:什么是|什么叫做?|何谓|何为)(?<thing>[^，。？?]{2,12}?)[？?]?$/u,
  /^(?<thing>[^，。？?的]{2,12}?)(?:是什么意思|指的?是什么|指什么|的(?:定义|含义)是什么|是个?什么东西)[？?]?$/u,
];
const SAYS =
  '(?:\\s*[(（][^)）]{0,40}[)）])?\\s*(?:是指|指的?是|指(?![示出定导标向南明望责派])|系指|即|是一|[:：]|,? (?:is|are|means?|refers? to|stands? for|denotes?)\\b)';

function definitionOf(question: string): RegExp | undefined {
  const thing = MEANING.map((pattern) => pattern.exec(question.trim())?.groups?.thing).find(Boolean);
  return thing ? new RegExp(`${thing.replaceAll(/[^\p{L}\p{N} -]/gu, '.')}s?${SAYS}`, 'iu') : undefined;
}

/** Reads off a question whether it asks for several things, and whether for a time, a price or a number. */
export function wishOf(question: string): Wish {
  const kind = KINDS.find(([asked]) => asked.test(question));
  const measured = MEASURED.exec(question)?.[1];
  const definition = definitionOf(question);
  const defines = definition ?? (measured && new RegExp(`${measured}(?:是|为|[:：])`));
  return {
    several: SEVERAL.test(question),
    ...(kind && { expects: kind[1], ...(kind[1] === HOURS && { hours: true }) }),
    ...(NAMED_BY_KIND.some((named) => named === kind) && { must: true }),
    ...(defines && { defines }),
    ...(definition && { meaning: true }),
  };
}
