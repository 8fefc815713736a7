/** Controls and marks that reorder or hide text; joiners stay, scripts and emoji need them. */
// oxlint-disable-next-line no-control-regex
const hidden =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;

/** Text of a Word file as it was typed, without hidden characters; white space closed up. */
export function clean(text: string): string {
  return text
    .replace(hidden, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}
