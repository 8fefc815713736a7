import type { SentenceMap } from '@tinystar/contract';
import type { PlatformAnswer } from './platform.ts';

/** What stands for a Q&A pair, whose question would only repeat what was asked. */
const QA_LIBRARY = '问答库';

/** Whether pictures are bound to what an answer cites; platforms show none of them. */
export const hasPictures = (map: SentenceMap): boolean =>
  Object.values(map).some(({ reference }) => reference.some(({ image_paths: paths }) => paths.length > 0));

/** What the numbers of an answer stand for, each by its first source, so that none is without a line below the text. */
export const sourcesOf = (map: SentenceMap): PlatformAnswer['sources'] =>
  Object.entries(map).flatMap(
    ([
      number,
      {
        reference: [first],
      },
    ]) => {
      if (!first) return [];
      const pages = [...new Set(first.locations.map(({ page }) => page))].toSorted((a, b) => a - b);
      return [{ number, name: first.type === 'qa' ? QA_LIBRARY : first.doc_name, pages }];
    },
  );
