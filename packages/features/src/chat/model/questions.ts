/** A piece of the welcome words: plain text, or a phrase one can ask by pressing it. */
export interface WelcomePiece {
  text: string;
  question: boolean;
}

/** A tab of the question bar; the first may have no name when questions stand before any tab. */
export interface QuestionTab {
  title: string;
  questions: string[];
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

/**
 * Reads the question bar's text: `#tab#` alone on a line starts a tab, `##question##` lines belong to it; other lines
 * are ignored, tabs without questions are left out and tabs of one name are joined.
 */
export const questionTabs = (text: string): readonly QuestionTab[] => {
  const tabs = new Map<string, string[]>();
  let name = '';
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const questions = [...line.matchAll(/##([^#]+)##/g)].map((match) => match[1]?.trim() ?? '').filter((q) => q !== '');
    if (questions.length > 0) {
      const list = tabs.get(name) ?? [];
      for (const question of questions) if (!list.includes(question)) list.push(question);
      tabs.set(name, list);
      continue;
    }
    const tab = /^#([^#]+)#$/.exec(line)?.[1]?.trim();
    if (tab) name = tab;
  }
  return [...tabs].map(([title, questions]) => ({ title, questions }));
};
