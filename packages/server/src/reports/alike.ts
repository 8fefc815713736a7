/** How much of a longer question a shorter one has to say: 拉萨门店 of 拉萨线下门店, but not 空调 of 空调保修. */
const ENOUGH = 0.6;

/** What questions are asked with, which says nothing of what is asked. */
const asking =
  /请问|想问|问一?下|想?知道|帮忙|你们?|我们?|您|咱们?|支不支持|支持|提供|能不能|能否|可不可以|可以|可否|是不是|是否|有没有|需不需要|需要|应该|怎么样|怎么办|怎么|怎样|如何|什么|为何|哪里|哪儿|哪些|哪家|哪个|哪|多久|多少|几|一下|谢谢|[有在的了是不要会能想请吗呢吧啊呀么嘛]|[^\p{L}\p{N}]/gu;

/** A question as it is compared: its words, and what is left of it without those that only ask. */
interface Compared {
  words: readonly string[];
  core: readonly string[];
}

const length = (parts: readonly string[]): number => parts.join('').length;

/** Whether all parts stand in others, in their order. */
function standIn(parts: readonly string[], others: readonly string[]): boolean {
  let at = 0;
  for (const other of others) if (other === parts[at]) at++;
  return at === parts.length;
}

/** Whether one says what the other says and little more; two that differ in a part each, as in a place, do not. */
function says(one: readonly string[], other: readonly string[]): boolean {
  const [less, more] = length(one) < length(other) ? [one, other] : [other, one];
  return less.length > 0 && length(less) / length(more) >= ENOUGH && standIn(less, more);
}

/** Puts each row to the first one whose question is about the same; the order of both stays. */
export function groupsOf<T>(
  rows: readonly T[],
  questionOf: (row: T) => { question: string; words: readonly string[] },
): [T, ...T[]][] {
  const groups: { first: Compared; alike: [T, ...T[]] }[] = [];
  for (const row of rows) {
    const { question, words } = questionOf(row);
    const compared = {
      words: words.toSorted(),
      core: [...question.normalize('NFKC').toLowerCase().replaceAll(asking, '')],
    };
    const group = groups.find(({ first }) => says(first.words, compared.words) || says(first.core, compared.core));
    if (group) group.alike.push(row);
    else groups.push({ first: compared, alike: [row] });
  }
  return groups.map(({ alike }) => alike);
}
