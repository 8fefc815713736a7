/** Words of most questions, which say nothing of what is asked. */
export const everydayWords: ReadonlySet<string> = new Set(
  `什么 怎么 怎样 如何 哪些 哪个 哪里 哪儿 多少 多久 几个 几天 为什么 为何 是否 可以 能否 能不能 可不可以 需要 应该 一下 一个 请问 你好 您好 谢谢
  我们 你们 他们 咱们 自己 这个 那个 这些 那些 这里 那里 现在 没有 不是 还是 或者 以及 如果 但是 因为 所以 已经 知道 告诉 帮我 关于 进行 使用 时候 问题 有没有 是不是 吗 呢 怎么办 意思 一次 多少钱 多长 多大 多高 有什么 支持
  什么时候 一直 上个月 下个月 这个月 个月 一下子 大多数 咨询
  the and for are you what how why when where which who can could does did with this that from have has is it my to of in on do be or an a i we`
    .split(/\s+/u)
    .filter(Boolean),
);

/** Single characters that ask, point, join or do what anything can be done with: no part of what a question is about. */
export const everydaySigns: ReadonlySet<string> = new Set(
  '的了着过地得是在有和与及或被把给让对从向到为以于而且但就都也还很不没会能要将使由后前中上下里内外时个一二两三几多少大小吗呢吧啊呀嘛我你他她它您这那哪谁请问想说看去来可怎么什啥咋做用买卖换打开关报叫交找再才又只每各该等如若次种',
);

/** Of the everyday signs those that neither begin nor end a name; the others do in some: 二维码, 后备箱, 外卖, 个税. */
const empty: ReadonlySet<string> = new Set(
  '的了着得是在有和与及或被把给让从向到为以于而且但就都也还很不没会能要将使由几多吗呢吧啊呀嘛我你他她它您这那哪谁请想说去来可怎么什啥咋再才又只各每该如若',
);

/** Whether a piece may begin or end a name that a dictionary holds. */
export const mayEndName = (piece: string): boolean => !everydayWords.has(piece) && !empty.has(piece);

/** What anything can be done with: side by side these make words (开关, 买卖, 报关), the other everyday signs do not (我的, 上有). */
const doing: ReadonlySet<string> = new Set('做买卖换打开关报叫交找');

/** Whether a word only points, joins or asks: 我的, 我想, 上有, which the segmenter takes for words. */
export const saysNothing = (word: string): boolean =>
  [...word].every((sign) => everydaySigns.has(sign) && !doing.has(sign));
