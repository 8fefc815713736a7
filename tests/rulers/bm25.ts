import type { RulerUnit } from './answersSet.ts';

const K1 = 1.2;
const B = 0.75;
const WINDOW = 350;

/** Pairs of Han characters, and words of other scripts. */
function termsOf(text: string): string[] {
  const runs =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? [];
  return runs.flatMap((run) => {
    const letters = [...run];
    if (!/\p{Script=Han}/u.test(run) || letters.length === 1) return [run];
    return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  });
}

/** Neighbouring units of a document joined to about the size of a passage. */
function windowsOf(units: readonly RulerUnit[]): { title: string; text: string; doc: RulerUnit['doc'] }[] {
  const windows: { title: string; text: string; doc: RulerUnit['doc'] }[] = [];
  for (const { title, text, doc } of units) {
    const last = windows.at(-1);
    if (last && last.doc === doc && last.text.length < WINDOW) last.text += `\n${text}`;
    else windows.push({ title, text, doc });
  }
  return windows;
}

/** The peer: plain BM25 over windows; gives the texts of the best ten. */
export function bm25Over(units: readonly RulerUnit[]): (question: string) => string[] {
  const among = new Map<string, number>();
  const windows = windowsOf(units).map(({ title, text }) => {
    const terms = termsOf(`${title}\n${text}`);
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const term of counts.keys()) among.set(term, (among.get(term) ?? 0) + 1);
    return { text, counts, length: terms.length };
  });
  const mean = windows.reduce((sum, { length }) => sum + length, 0) / windows.length;
  const rarity = (term: string) => {
    const df = among.get(term) ?? 0;
    return Math.log(1 + (windows.length - df + 0.5) / (df + 0.5));
  };
  return (question) => {
    const asked = [...new Set(termsOf(question))].map((term) => ({ term, weight: rarity(term) }));
    const scored = windows.map(({ text, counts, length }) => {
      let score = 0;
      for (const { term, weight } of asked) {
        const times = counts.get(term);
        if (times) score += (weight * times * (K1 + 1)) / (times + K1 * (1 - B + (B * length) / mean));
      }
      return { text, score };
    });
    return scored
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 10)
      .map(({ text }) => text);
  };
}
