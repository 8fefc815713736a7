import { constants } from '@tinystar/contract';
import {
  Button,
  Empty,
  Grid,
  Heading,
  Inline,
  Pagination,
  SearchInput,
  Skeleton,
  SkeletonRegion,
  Stack,
} from '@tinystar/ui';
import type { ReactNode } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { CategoryChips, type Category } from '../shared/CategoryChips.tsx';
import { copy } from './copy.ts';
import { SquareCard, type ListedAssistant } from './SquareCard.tsx';
import * as css from './SquareView.css.ts';

export interface SquareViewProps {
  /** Everything public by category, or the presets of the platform. */
  of: 'public' | 'presets';
  assistants: Remote<{ rows: readonly ListedAssistant[]; count: number }>;
  category: Category | undefined;
  keyword: string;
  page: number;
  /** Id of the one that is being added or removed. */
  pending: string | undefined;
  /** Beside the title: what opens the list of one's assistants on small screens. */
  headStart?: ReactNode;
  hrefOf: (assistant: ListedAssistant) => string;
  onCategory: (category: Category | undefined) => void;
  onSearch: (keyword: string) => void;
  onClear: () => void;
  onPage: (page: number) => void;
  onAdd: (assistant: ListedAssistant) => void;
  onRemove: (assistant: ListedAssistant) => void;
  onRetry: () => void;
}

/** Assistants that anybody may talk to, ten a page. */
export function SquareView(props: SquareViewProps) {
  const { of, category, keyword, headStart, onCategory, onSearch } = props;
  return (
    <Stack gap={20}>
      <div className={css.head}>
        <Inline>
          {headStart}
          <Heading level={1}>{copy.title[of]}</Heading>
        </Inline>
        <div className={css.search}>
          <SearchInput label={copy.search} placeholder={copy.search} value={keyword} onChange={onSearch} />
        </div>
      </div>
      {of === 'public' ? <CategoryChips value={category} onChange={onCategory} /> : null}
      <Cards {...props} />
    </Stack>
  );
}

function Cards({ assistants, category, keyword, page, pending, hrefOf, ...on }: SquareViewProps) {
  if (assistants.kind === 'loading') {
    return (
      <SkeletonRegion>
        <Grid least={18} gap={16}>
          {[1, 2, 3, 4, 5, 6].map((key) => (
            <Skeleton key={key} shape="block" height={12} />
          ))}
        </Grid>
      </SkeletonRegion>
    );
  }
  if (assistants.kind !== 'ready') return <FailedResult title={copy.failed} of={assistants} onRetry={on.onRetry} />;
  const { rows, count } = assistants.data;
  if (count === 0 && (keyword || category)) {
    return (
      <Empty
        kind="noMatch"
        title={copy.noMatch.title}
        action={<Button onPress={on.onClear}>{copy.noMatch.action}</Button>}
      >
        {copy.noMatch.text}
      </Empty>
    );
  }
  if (count === 0) {
    return (
      <Empty kind="first" title={copy.none.title}>
        {copy.none.text}
      </Empty>
    );
  }
  return (
    <Stack gap={24}>
      <Grid least={18} gap={16} as="ul">
        {rows.map((assistant) => (
          <SquareCard
            key={assistant.id}
            assistant={assistant}
            href={hrefOf(assistant)}
            pending={pending === assistant.id}
            onAdd={() => on.onAdd(assistant)}
            onRemove={() => on.onRemove(assistant)}
          />
        ))}
      </Grid>
      {count > constants.PAGE_SIZE ? <Pagination page={page} total={count} onChange={on.onPage} /> : null}
    </Stack>
  );
}
