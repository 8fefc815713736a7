const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words of most questions, which say nothing of what is asked. */
const everyday = new Set(
  `什么 怎么 怎样 如何 哪些 哪个 哪里 哪儿 多少 多久 几个 几天 为什么 为何 是否 可以 能否 能不能 可不可以 需要 应该 一下 一个 请问 你好 您好 谢谢
  我们 你们 他们 咱们 自己 这个 那个 这些 那些 这里 那里 现在 没有 不是 还是 或者 以及 如果 但是 因为 所以 已经 知道 告诉 帮我 关于 进行 使用 时候 问题 有没有 是不是 吗 呢
  the and for are you what how why when where which who can could does did with this that from have has is it my to of in on do be or an a i we`
    .split(/\s+/u)
    .filter(Boolean),
);

const MOST = 12;

/** The words a question is about, each once: what reports call hot. */
export function keywordsOf(question: string): string[] {
  const found = new Set<string>();
  for (const { segment, isWordLike } of words.segment(question)) {
    const word = segment.normalize('NFKC').toLowerCase();
    if (!isWordLike || word.length < 2 || word.length > 30 || everyday.has(word) || /^[\d.,]+$/u.test(word)) continue;
    found.add(word);
    if (found.size === MOST) break;
  }
  return [...found];
}
