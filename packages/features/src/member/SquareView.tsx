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
import { copy } from './copy.ts';
import * as css from './SquareView.css.ts';
import type { UsablePage } from './MemberHomeView.tsx';
import { UsableCard } from './UsableCard.tsx';

export type Reach = 'near' | 'all';

export interface SquareViewProps {
  assistants: Remote<UsablePage>;
  reach: Reach;
  keyword: string;
  page: number;
  hrefOf: (assistant: UsableAssistant) => string;
  repliesHrefOf: (assistant: UsableAssistant) => string;
  onReach: (reach: Reach) => void;
  onSearch: (keyword: string) => void;
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
  const { reach, keyword, onReach, onSearch } = props;
  return (
    <Stack gap={24}>
      <PageHeader title={words.title} />
      <div className={css.tools}>
        <SegmentedControl label={words.reach} options={reaches} value={reach} onChange={onReach} />
        <div className={css.search}>
          <SearchInput label={words.search} placeholder={words.search} value={keyword} onChange={onSearch} />
        </div>
      </div>
      <Cards {...props} />
    </Stack>
  );
}

function Cards({ assistants, keyword, page, hrefOf, repliesHrefOf, onSearch, onPage, onRetry }: SquareViewProps) {
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
  if (assistants.kind !== 'ready') return <FailedResult title={copy.failed} of={assistants} onRetry={onRetry} />;
  const { rows, count } = assistants.data;
  if (count === 0 && keyword) {
    return (
      <Empty
        kind="noMatch"
        title={words.noMatch.title}
        action={<Button onPress={() => onSearch('')}>{words.noMatch.action}</Button>}
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
          />
        ))}
      </Grid>
      {count > constants.PAGE_SIZE ? <Pagination page={page} total={count} onChange={onPage} /> : null}
    </Stack>
  );
}
