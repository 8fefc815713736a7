const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words of most questions, which say nothing of what is asked. */
const everyday = new Set(
  `什么 怎么 怎样 如何 哪些 哪个 哪里 哪儿 多少 多久 几个 几天 为什么 为何 是否 可以 能否 能不能 可不可以 需要 应该 一下 一个 请问 你好 您好 谢谢
  我们 你们 他们 咱们 自己 这个 那个 这些 那些 这里 那里 现在 没有 不是 还是 或者 以及 如果 但是 因为 所以 已经 知道 告诉 帮我 关于 进行 使用 时候 问题 有没有 是不是 吗 呢 怎么办 意思 一次 多少钱 多长 多大 多高 有什么 支持
  the and for are you what how why when where which who can could does did with this that from have has is it my to of in on do be or an a i we`
    .split(/\s+/u)
    .filter(Boolean),
);

/** Single characters that ask, point, join or do what anything can be done with: no part of what a question is about. */
const everydaySigns = new Set(
  '的了着过地得是在有和与及或被把给让对从向到为以于而且但就都也还很不没会能要将使由后前中上下里内外时个一二两三几多少大小吗呢吧啊呀嘛我你他她它您这那哪谁请问想说看去来可怎么什啥做用买卖换打开关报叫交找再才又只每各该等如若次种',
);
const SIGN = /^\p{Script=Han}$/u;

const MOST = 12;
/** Signs of a word that the segmenter does not know: 逆变器, 公积金, 保修 come out of it sign by sign. */
const LONGEST = 5;

/** The words of a question, those that the segmenter takes apart put together again. */
function* wordsOf(question: string): Generator<string> {
  let run = '';
  const ended = function* () {
    if (run.length > 1 && run.length <= LONGEST) yield run;
    run = '';
  };
  // The segmenter reads 怎么/开发/票 and 有线/下.
  const cut = question.replaceAll('开发票', '开 发票').replaceAll('有线下', '有 线下');
  for (const { segment, isWordLike } of words.segment(cut)) {
    if (SIGN.test(segment) && !everydaySigns.has(segment)) {
      run += segment;
      continue;
    }
    yield* ended();
    if (isWordLike) yield segment;
  }
  yield* ended();
}

/** The words a question is about, each once: what reports call hot. */
export function keywordsOf(question: string): string[] {
  const found = new Set<string>();
  for (const segment of wordsOf(question)) {
    const word = segment.normalize('NFKC').toLowerCase();
    if (word.length < 2 || word.length > 30 || everyday.has(word) || /^[\d.,]+$/u.test(word)) continue;
    found.add(word);
    if (found.size === MOST) break;
  }
  return [...found];
}
