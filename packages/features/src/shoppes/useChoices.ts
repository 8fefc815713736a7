import { constants, shoppes } from '@tinystar/contract';
import { useState } from 'react';
import { useCall } from '../shared/calls/index.ts';
import type { Search } from './BotPickerDialog.tsx';

/** Assistants to choose from, page by page. */
export function useChoices(enabled: boolean) {
  const [search, setSearch] = useState<Search>({ of: 'own', keyword: '', page: 1 });
  const choices = useCall(
    shoppes.choices,
    { ...search, keyword: search.keyword.trim().slice(0, 100), size: constants.PAGE_SIZE },
    { enabled, keepPrevious: true },
  );
  return { search, setSearch, choices };
}
