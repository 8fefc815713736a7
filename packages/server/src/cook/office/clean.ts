/** Controls and marks that reorder or hide text; joiners stay, scripts and emoji need them. */
const hidden = /(?![\t\n])\p{Cc}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;

/** Text of a Word file as it was typed, without hidden characters; white space closed up. */
export function clean(text: string): string {
  return text
    .replace(hidden, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}
