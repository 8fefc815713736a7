import * as css from './TopicsView.css.ts';

/** A text with every place of a keyword marked. */
export function Marked({ text, keyword }: { text: string; keyword: string }) {
  return partsOf(text, keyword.trim()).map(({ at, words, found }) =>
    found ? (
      <mark key={at} className={css.mark}>
        {words}
      </mark>
    ) : (
      words
    ),
  );
}

/** Letters are compared as the search of the server does: upper and lower case are the same. */
const partsOf = (text: string, keyword: string) => {
  const parts: { at: number; words: string; found: boolean }[] = [];
  const [within, wanted] = [text.toLowerCase(), keyword.toLowerCase()];
  let from = 0;
  // Where a letter changes its length in lower case, places do not fit.
  const comparable = wanted !== '' && within.length === text.length;
  for (let at = comparable ? within.indexOf(wanted) : -1; at >= 0; at = within.indexOf(wanted, from)) {
    if (at > from) parts.push({ at: from, words: text.slice(from, at), found: false });
    from = at + wanted.length;
    parts.push({ at, words: text.slice(at, from), found: true });
  }
  if (from < text.length) parts.push({ at: from, words: text.slice(from), found: false });
  return parts;
};
