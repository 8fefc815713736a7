import type { WholeHit } from '../../retrieval/index.ts';

/**
 * A passage as numbered data for a model, inside a fence whose name cannot occur in it: sentences that look like orders
 * stay quotations. Pages are told, so that an answer may name them.
 */
export function asData(
  hit: Pick<WholeHit, 'kind' | 'name' | 'title' | 'text' | 'whole' | 'pages'>,
  number: number,
): string {
  const text = hit.kind === 'qa' ? `问：${hit.name}\n答：${hit.text}` : (hit.whole ?? hit.text);
  const pages = hit.pages.length > 0 ? ` 页码="${pagesOf(hit.pages)}"` : '';
  const from = hit.kind === 'attachment' ? '附件：' : '';
  return `<资料 编号="${number}" 出处="${from}${defused(hit.title).replace(/["\n]/g, ' ')}"${pages}>\n${defused(text)}\n</资料>`;
}

const pagesOf = (pages: readonly number[]): string =>
  pages.length > 2 ? `${pages[0]}-${pages.at(-1)}` : pages.join('、');

/** Takes from a document what could close the fence or pass for one of our numbers. */
function defused(text: string): string {
  return text.replace(/<(?=\s*\/?\s*资料)/g, '＜').replace(/\[(\d{1,3})\]/g, '［$1］');
}
