import type { PdfSearch } from '@tinystar/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import type { EditedPage } from './model/view.ts';
import type { Selection } from './useSelection.ts';

/** Finds words in the blocks; going on chooses the next block that holds them. */
export const useBlockSearch = (pages: readonly EditedPage[], { active, choose }: Selection): PdfSearch => {
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query.trim().toLowerCase());
  const found = useMemo(
    () =>
      asked === ''
        ? []
        : pages.flatMap(({ blocks }) => blocks.filter(({ text }) => text.toLowerCase().includes(asked))),
    [pages, asked],
  );
  const at = found.findIndex(({ id }) => id === active?.id);
  return {
    query,
    onQuery: setQuery,
    index: at + 1,
    count: found.length,
    pending: asked !== query.trim().toLowerCase(),
    onStep: (direction) => {
      const next = found.at((at < 0 && direction < 0 ? 0 : at + direction) % found.length);
      if (next) choose(next.id, {});
    },
  };
};
