import { Grow, SearchInput } from '@tinystar/ui';
import { useState } from 'react';

/** The search of one of the operator's lists; a word counts when it is sent, without blanks around it. */
export function KeywordField({ label, onSearch }: { label: string; onSearch: (keyword: string) => void }) {
  const [typed, setTyped] = useState('');
  return (
    <Grow>
      <SearchInput label={label} value={typed} onChange={setTyped} onSearch={(next) => onSearch(next.trim())} />
    </Grow>
  );
}
