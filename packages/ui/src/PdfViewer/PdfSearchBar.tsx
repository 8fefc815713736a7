import { useEffect, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronDown, ChevronUp, X } from '../icons.ts';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { found, search as searchStyle } from './PdfToolbar.css.ts';
import type { PdfWords } from './words.ts';

/** What the caller finds in the text of the pages. */
export interface PdfSearch {
  query: string;
  onQuery: (query: string) => void;
  /** The result one is at, from 1, and how many there are so far. */
  index: number;
  count: number;
  /** Pages are still being read. */
  pending?: boolean;
  onStep: (direction: 1 | -1) => void;
}

interface PdfSearchBarProps {
  search: PdfSearch;
  words: PdfWords;
  onClose: () => void;
}

/** Finds words in the pages: Enter goes on, Shift with Enter back, Esc closes. */
export function PdfSearchBar({ search, words, onClose }: PdfSearchBarProps) {
  const { query, count, index, pending } = search;
  const field = useRef<HTMLInputElement>(null);
  // The reader opened it to type, so it takes focus.
  useEffect(() => field.current?.focus(), []);
  const nothing = query !== '' && count === 0 && !pending;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the field inside
    <div
      className={searchStyle}
      role="search"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !event.nativeEvent.isComposing) {
          search.onStep(event.shiftKey ? -1 : 1);
        }
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <SearchInput
        value={query}
        onChange={search.onQuery}
        label={words.search}
        size="sm"
        loading={pending ?? false}
        ref={field}
      />
      <span className={found} role="status">
        {query === '' ? '' : nothing ? words.noMatch : `${index}/${count}`}
      </span>
      <IconButton
        icon={ChevronUp}
        label={words.searchPrevious}
        size="sm"
        disabled={count === 0}
        onPress={() => search.onStep(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label={words.searchNext}
        size="sm"
        disabled={count === 0}
        onPress={() => search.onStep(1)}
      />
      <IconButton icon={X} label={words.searchClose} size="sm" onPress={onClose} />
    </div>
  );
}
