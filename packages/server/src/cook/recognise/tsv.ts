import { unite } from '../layout/geometry.ts';
import { closeUp, firstOf, isHan, lastOf, normalise } from '../layout/text.ts';
import type { Box } from '../types.ts';

/** A paragraph found in a picture; its box in pixels from the picture's top left. */
export interface SeenParagraph {
  text: string;
  box: Box;
}

/** Words read with less certainty than this (of 100) are left out. */
const leastCertain = 40;
/** A picture whose words are on average less certain than this was not text. */
const leastCertainOnAverage = 55;

interface Word {
  text: string;
  certainty: number;
  paragraph: string;
  box: Box;
}

function wordsOf(tsv: string): Word[] {
  return tsv.split('\n').flatMap((line) => {
    const fields = line.split('\t');
    const [level, page, block, paragraph, , , left, top, width, height, certainty] = fields.map(Number);
    const text = fields[11]?.trim() ?? '';
    if (level !== 5 || text === '' || certainty === undefined || certainty < leastCertain) return [];
    if (left === undefined || top === undefined || width === undefined || height === undefined) return [];
    const box = { left, top, right: left + width, bottom: top + height };
    return [{ text, certainty, paragraph: `${page}.${block}.${paragraph}`, box }];
  });
}

function join(words: readonly Word[]): string {
  const text = words.reduce((all, { text: word }) => {
    const close = isHan(lastOf(all)) && isHan(firstOf(word));
    return all === '' || close ? all + word : `${all} ${word}`;
  }, '');
  return closeUp(normalise(text));
}

/** The paragraphs in tesseract's TSV output; none when it was not sure of what it saw. */
export function readTsv(tsv: string): SeenParagraph[] {
  const words = wordsOf(tsv);
  const average = words.reduce((sum, word) => sum + word.certainty, 0) / Math.max(1, words.length);
  if (average < leastCertainOnAverage) return [];
  return [...Map.groupBy(words, (word) => word.paragraph).values()]
    .map((group) => ({ text: join(group), box: unite(group.map((word) => word.box)) }))
    .filter(({ text }) => text !== '');
}
