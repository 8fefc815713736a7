/** Complaints are longer than this seldom, texts that only mention a person often. */
const LONGEST = 60;

const any = (...words: string[]): string => `(?:${words.join('|')})`;

/** How often such words follow each other: without a bound, an expression could try the same text in a million ways. */
const SOME = '{0,8}';

/** How one begins to ask: 你好，能不能麻烦帮我… */
const OPEN = `${any(
  '你好|您好|喂|请问|麻烦|拜托|求求?|劳驾|请|帮忙|为我们?|替我|我们?|咱们?|俺|就|只|还是|也|都|得|必须|一定|非要',
  '想|要|希望|需要|可以|可不可以|能不能|可否|能否|能|会不会|有没有|有|是否|不要机器人|怎么样?|如何|怎样|什么?办法|才|快点?|赶紧|赶快|尽快',
  '立刻|立即|马上|直接|现在|你们?|您|这里|这边|那里|那边|再|先|那|别废话|算了|不行|没用|好吧|行吧|到底|究竟|给|帮',
)}${SOME}`;
/** What is done to reach somebody. */
const REACH = any(
  '转接到?|转到|转给|转成?|找到?|联系上?|呼叫|打给|接通?到?|接入|换成?|叫|喊|连线|请|让|派|安排|召唤|见见?|和|跟|与|同|向|由|改成?|切换?到?',
);
const WHICH =
  any(
    '一?下|一?[个位名]|你们的?|您的?|贵公司的?|你家的?|真正的?|真实的?|真的|专业的?|在线的?|后台的?|懂的?|别的|其他的?',
  ) + '{0,3}';
/** People by a word that hardly means anything else. */
const PERSON =
  any('人工', '真人', '活人', '大活人', '真的人', '真正的人') +
  '(?:在线)?(?:客服|服务|坐席|座席|咨询|热线|帮助|专员|接线员|顾问)?(?:人员|小姐姐|小哥哥?|小姐|老师|代表)?';
/** People who are also spoken about, so that only who asks to reach them means them. */
const STAFF =
  any('客服|坐席|座席') +
  '(?:人员|小姐姐|小哥哥?|小姐|老师|代表|专员|经理|同事)?|工作人员|服务人员|接线员|服务员|(?:你们|你们的|您们的?|贵公司的?|你家的?)(?:人|员工|经理|领导|主管|老板|负责人|上级|同事)';
/** What somebody is to do, and how one ends: 来跟我聊聊吧，谢谢 */
const DO = any(
  '过?来|出来|上线|在线|出面|帮帮我?|(?:和|跟|与|给|帮|为|对|替|找|回)我们?|一?下|回答|答复|回复|解答|解决|处理|帮忙|帮助|协助|服务|接待|接听|接手|回电',
  '说说?话?|说一说|聊聊?天?|聊一聊|谈谈?|谈一谈|讲讲?话?|沟通|对话|交流|咨询|联系|通话|打?回?个?电话|问问?|问题|这个|这件事|一?些',
);
const END = any(
  '了|着|过|的|吧|吗|么|嘛|呢|啊|呀|哈|哦|啦|行吗|好吗|可以吗|行不行|好不好|成吗|谢谢您?你?|可以|行|好|在吗?|在不在|先|再说|我们?',
);

const clause = (...parts: string[]): RegExp => new RegExp(`^${parts.join('')}$`, 'u');

/** A clause that asks to be put through, wherever it stands: 我要投诉，叫你们的人来 */
const ASKS = [
  clause(OPEN, REACH, WHICH, any(PERSON, STAFF), any(DO, END), SOME),
  clause(OPEN, '我们?', OPEN, any('要|需要'), WHICH, PERSON, any(DO, END), SOME),
  clause(OPEN, any(PERSON), DO, any(DO, END), SOME),
  // Somebody, when it is said what for.
  clause(OPEN, REACH, '(?:一?[个位名]|别的|其他|懂行?的|真)+人', DO, any(DO, END), SOME),
  // Away from the machine.
  clause(
    OPEN,
    any('我?不想再?|不要再?|别再?|我?不愿意?再?|拒绝'),
    any('和|跟|与|同|让|用|拿|是') + '?',
    any('机器人|智能客服|ai'),
    any(DO, END, '敷衍|糊弄|忽悠|应付|打发'),
    SOME,
  ),
  // With what it is about: 我要找客服处理退款
  clause(
    OPEN,
    '我们?',
    OPEN,
    any('转接?到?|找|联系'),
    WHICH,
    any(PERSON, STAFF),
    any('处理|解决|咨询|反映|投诉|问一?下|问问|说一?下|帮我|查一?下|看一?下'),
    '.{0,20}(?<!吗|么|呢|多少|多久)',
  ),
];
/** A question that is nothing else. */
const WHOLE = [
  clause(OPEN, any(PERSON), any(DO, END), SOME),
  clause(
    any('你好|您好|请问|这里|这边|你们|喂') + SOME,
    any('有|有没有|我要|我想要|我需要|要|给我'),
    WHICH,
    '客服(?:人员)?',
    END,
    SOME,
  ),
  clause(any('你好|您好|请问') + SOME, '客服(?:人员)?(?:在(?:吗|不在|线吗)|呢)?'),
  clause(
    any('你好|您好|请问|这里|这边|喂|到底') + SOME,
    '有(?:没有)?(?:活|真)?人',
    any(DO, END, '能|可以|会'),
    '{1,8}',
  ),
  /^(?:zhuan ?)?ren ?gong(?: ?ke ?fu)?$/,
];
const polite =
  "(?:(?:hi|hello|hey|please|can|could|may|would|you|i|i'?d|id|we|let|me|just|want|wanna|need|like|love|prefer|rather|to|now|ok|okay|no) ){0,8}";
const ending = '(?: (?:please|now|here|instead|thanks|thank you|asap|right now)){0,3}';
const ENGLISH = [
  clause(
    polite,
    '(?:a |an |the |your |some )?(?:(?:real |live |actual )?human(?: being| agent| support| service)?|(?:real|live|actual) (?:person|agent|people|someone)|person)',
    ending,
  ),
  clause(
    polite,
    '(?:talk|speak|chat|talking|speaking|connect|transfer|put|get|switch|hand|escalate|contact|call|reach)(?: me| us| this| it| over| through){0,3}(?: to| with)? ?',
    '(?:a |an |the |your |some )?(?:real |live |actual |human )?(?:human|person|people|agent|representative|rep|operator|someone|somebody|manager|staff|supervisor|customer (?:service|support|care)|support)(?: being| agent| team| staff| representative)?',
    ending,
  ),
];

/** The same at the end of a longer complaint: 说了半天都没用，机器人太笨了给我转人工. */
const ENDS = new RegExp(
  `${any('转接?到?|找|换成?|接|叫')}${WHICH}${any(PERSON)}${any(DO, '一下|吧|啊|呀|行吗|好吗|可以吗|谢谢')}${SOME}$`,
  'u',
);
/** Such words are about people who serve, or forbid it, and ask for none. */
const ABOUT =
  /不要转|不用|别转|别找|无需|不需要|不必|不想|如何|怎样|什么|何时|为何|哪|流程|功能|设置|客户|用户|顾客|时候|之后|以后/u;

/** Of the signs that the words above are written with. */
const traditional = '轉聯繫係給幫請讓換個話說談講務員對來處還這裡嗎們臺綫線復覆問題現';
const simplified = '转联系系给帮请让换个话说谈讲务员对来处还这里吗们台线线复复问题现';
const simplify = (text: string): string =>
  text.replaceAll(/\p{Script=Han}/gu, (sign) => [...simplified][[...traditional].indexOf(sign)] ?? sign);

const joinedHan = (text: string): string =>
  text.trim().replaceAll(/(?<=\p{Script=Han})\s+|\s+(?=\p{Script=Han})/gu, '');

/** Whether words ask for a person and for nothing else, in whatever order and however politely. */
export function asksInWords(question: string): boolean {
  const said = simplify(question.normalize('NFKC').toLowerCase())
    .replaceAll(/[’']/gu, '')
    .replaceAll(/[\p{P}\p{S}]+/gu, '\n')
    .trim();
  if (said.length > LONGEST) return false;
  const whole = joinedHan(said.replaceAll(/\s+/gu, ' '));
  if ([...WHOLE, ...ASKS, ...ENGLISH].some((pattern) => pattern.test(whole))) return true;
  const clauses = [whole, ...said.split('\n').map(joinedHan), ...said.split(/\s+/u)];
  return clauses.some((part) => ASKS.some((pattern) => pattern.test(part)) || (ENDS.test(part) && !ABOUT.test(part)));
}
