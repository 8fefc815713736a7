import type { AssistantSummary, Removal } from '@tinystar/contract';
import {
  Banner,
  Button,
  Empty,
  Grid,
  Inline,
  PageHeader,
  Pagination,
  SearchInput,
  Skeleton,
  SkeletonRegion,
  Stack,
} from '@tinystar/ui';
import { Plus } from '@tinystar/ui/icons';
import type { Ref } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import { isPhone } from '../shared/phone.ts';
import type { Remote } from '../shared/remote.ts';
import { AssistantCard } from './AssistantCard.tsx';
import { copy } from './copy.ts';
import type { AssistantPage } from './useAssistants.ts';

export interface AssistantListViewProps {
  assistants: Remote<AssistantPage>;
  /** Deletions under way. */
  removals: readonly Removal[];
  /** Focus comes back to it from the create dialog. */
  createButton?: Ref<HTMLButtonElement>;
  keyword: string;
  page: number;
  onSearch: (keyword: string) => void;
  onPage: (page: number) => void;
  onCreate: () => void;
  onRetry: () => void;
  onCopy: (assistant: AssistantSummary) => void;
  onRemove: (assistant: AssistantSummary) => void;
  hrefOf: (assistant: AssistantSummary) => string;
  /** Whether its settings hold changes that were not saved. */
  hasUnsaved: (id: string) => boolean;
}

/** The maker's assistants as cards, ten a page. */
export function AssistantListView(props: AssistantListViewProps) {
  const { createButton, keyword, removals, onSearch, onCreate } = props;
  return (
    <Stack gap={24}>
      <PageHeader
        title={copy.list.title}
        actions={
          <Inline>
            <Button href="?view=bin" emphasis="quiet">
              {copy.list.bin}
            </Button>
            <SearchInput label={copy.list.search} placeholder={copy.list.search} value={keyword} onChange={onSearch} />
            <Button ref={createButton} tone="accent" emphasis="solid" icon={Plus} onPress={onCreate}>
              {copy.list.create}
            </Button>
          </Inline>
        }
      />
      {removals.map(({ id, name, removed }) => (
        <Banner key={id}>{copy.list.removing(name, removed)}</Banner>
      ))}
      <Cards {...props} />
    </Stack>
  );
}

function Cards({
  assistants,
  keyword,
  page,
  onSearch,
  onPage,
  onCreate,
  onRetry,
  onCopy,
  onRemove,
  hrefOf,
  hasUnsaved,
}: AssistantListViewProps) {
  if (assistants.kind === 'loading') {
    return (
      <SkeletonRegion>
        <Grid least={20}>
          {[1, 2, 3, 4, 5, 6].map((key) => (
            <Skeleton key={key} shape="block" height={9} />
          ))}
        </Grid>
      </SkeletonRegion>
    );
  }
  if (assistants.kind !== 'ready') {
    return <FailedResult title={copy.list.failed} of={assistants} onRetry={onRetry} />;
  }
  const { rows, count } = assistants.data;
  if (count === 0 && keyword) {
    return (
      <Empty
        kind="noMatch"
        title={copy.list.noMatch.title}
        action={<Button onPress={() => onSearch('')}>{copy.list.noMatch.action}</Button>}
      >
        {copy.list.noMatch.text}
      </Empty>
    );
  }
  if (count === 0) {
    return (
      <Empty
        kind="first"
        title={copy.list.first.title}
        action={
          <Button tone="accent" emphasis="soft" icon={Plus} onPress={onCreate}>
            {copy.list.create}
          </Button>
        }
      >
        {isPhone() ? copy.list.first.onPhone : copy.list.first.text}
      </Empty>
    );
  }
  return (
    <Stack gap={24}>
      <Grid as="ul" least={20}>
        {rows.map((assistant) => (
          <AssistantCard
            key={assistant.id}
            assistant={assistant}
            href={hrefOf(assistant)}
            unsaved={hasUnsaved(assistant.id)}
            onCopy={() => onCopy(assistant)}
            onRemove={() => onRemove(assistant)}
          />
        ))}
      </Grid>
      {count > rows.length ? <Pagination total={count} page={page} onChange={onPage} /> : null}
    </Stack>
  );
}
