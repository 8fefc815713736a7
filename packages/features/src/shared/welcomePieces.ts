/** A piece of the welcome words: plain text, or a phrase one can ask by pressing it. */
export interface WelcomePiece {
  text: string;
  question: boolean;
}

// A blank after the first mark is a heading or a name such as C#, not a phrase.
const PHRASE = /#(?!\s)([^#\n]+)#/g;

/** Cuts welcome words at `#phrases#`; a lonely or empty `#` stays text (assistants.md §3). */
export const welcomePieces = (words: string): readonly WelcomePiece[] => {
  const pieces: WelcomePiece[] = [];
  let at = 0;
  const plain = (end: number) => {
    if (end > at) pieces.push({ text: words.slice(at, end), question: false });
  };
  for (const match of words.matchAll(PHRASE)) {
    const phrase = match[1]?.trim() ?? '';
    if (phrase === '') continue;
    plain(match.index);
    pieces.push({ text: phrase, question: true });
    at = match.index + match[0].length;
  }
  plain(words.length);
  return pieces;
};
