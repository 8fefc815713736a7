import { constants, type UsableAssistant } from '@tinystar/contract';
import {
  Button,
  Empty,
  Grid,
  PageHeader,
  Pagination,
  SearchInput,
  SegmentedControl,
  Skeleton,
  SkeletonRegion,
  Stack,
} from '@tinystar/ui';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { CategoryChips, type Category } from '../shared/CategoryChips.tsx';
import { copy } from './copy.ts';
import * as css from './SquareView.css.ts';
import type { UsablePage } from './MemberHomeView.tsx';
import { UsableCard } from './UsableCard.tsx';

export type Reach = 'near' | 'all';

export interface SquareViewProps {
  assistants: Remote<UsablePage>;
  reach: Reach;
  keyword: string;
  category: Category | undefined;
  page: number;
  /** Id of the one that is being added or removed. */
  pending: string | undefined;
  hrefOf: (assistant: UsableAssistant) => string;
  repliesHrefOf: (assistant: UsableAssistant) => string;
  onReach: (reach: Reach) => void;
  onSearch: (keyword: string) => void;
  onCategory: (category: Category | undefined) => void;
  onClear: () => void;
  onAdd: (assistant: UsableAssistant) => void;
  onRemove: (assistant: UsableAssistant) => void;
  onPage: (page: number) => void;
  onRetry: () => void;
}

const words = copy.square;
const reaches = [
  { value: 'near', label: words.near },
  { value: 'all', label: words.all },
] as const;

/** Every assistant one may talk to, ten a page. */
export function SquareView(props: SquareViewProps) {
  const { reach, keyword, category, onReach, onSearch, onCategory } = props;
  return (
    <Stack gap={24}>
      <PageHeader title={words.title} />
      <div className={css.tools}>
        <SegmentedControl label={words.reach} options={reaches} value={reach} onChange={onReach} />
        <div className={css.search}>
          <SearchInput label={words.search} placeholder={words.search} value={keyword} onChange={onSearch} />
        </div>
      </div>
      <CategoryChips value={category} onChange={onCategory} />
      <Cards {...props} />
    </Stack>
  );
}

function Cards({ assistants, reach, keyword, category, page, pending, hrefOf, repliesHrefOf, ...on }: SquareViewProps) {
  if (assistants.kind === 'loading') {
    return (
      <SkeletonRegion>
        <Grid least={18} gap={12}>
          {[1, 2, 3, 4, 5, 6].map((key) => (
            <Skeleton key={key} shape="block" height={8} />
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
        title={words.noMatch.title}
        action={<Button onPress={on.onClear}>{words.noMatch.action}</Button>}
      >
        {words.noMatch.text}
      </Empty>
    );
  }
  if (count === 0) return <Empty kind="first" title={copy.none.title} />;
  return (
    <Stack gap={24}>
      <Grid least={18} gap={12} as="ul">
        {rows.map((assistant) => (
          <UsableCard
            key={assistant.id}
            assistant={assistant}
            href={hrefOf(assistant)}
            repliesHref={repliesHrefOf(assistant)}
            {...(reach === 'all' &&
              !assistant.own &&
              !assistant.isPreset && {
                listing: {
                  pending: pending === assistant.id,
                  onAdd: () => on.onAdd(assistant),
                  onRemove: () => on.onRemove(assistant),
                },
              })}
          />
        ))}
      </Grid>
      {count > constants.PAGE_SIZE ? <Pagination page={page} total={count} onChange={on.onPage} /> : null}
    </Stack>
  );
}
