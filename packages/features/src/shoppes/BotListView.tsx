import type { ShoppeChoice } from '@tinystar/contract';
import {
  Button,
  Empty,
  FilterBar,
  IconButton,
  Inline,
  Pagination,
  SearchInput,
  Stack,
  Status,
  Table,
  Text,
} from '@tinystar/ui';
import { Image } from '@tinystar/ui/icons';
import { useState } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { BotCell, type BotSource, type ChoicePage } from './BotPickerDialog.tsx';
import { copy } from './copy.ts';

export interface BotListViewProps {
  of: BotSource;
  bots: Remote<ChoicePage>;
  keyword: string;
  page: number;
  onKeyword: (keyword: string) => void;
  onPage: (page: number) => void;
  onAddTo: (bot: ShoppeChoice) => void;
  onCover: (bot: ShoppeChoice) => void;
  onRetry: () => void;
}

/** The assistants that an enterprise may show: its own, or those that others have lent it. */
export function BotListView(props: BotListViewProps) {
  const { of, bots, keyword, page, onKeyword, onPage, onAddTo, onCover, onRetry } = props;
  const data = bots.kind === 'ready' ? bots.data : undefined;
  const words = copy.manage;
  return (
    <Stack gap={16}>
      <Search key={keyword} keyword={keyword} onKeyword={onKeyword} />
      {bots.kind === 'failed' || bots.kind === 'missing' ? (
        <FailedResult title={copy.failed} of={bots} onRetry={onRetry} />
      ) : (
        <Table
          caption={words[of]}
          rows={data?.rows}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          empty={
            keyword ? (
              <Empty kind="noMatch" title={copy.pick.noMatch} />
            ) : (
              <Empty kind="first" title={words.empty[of].title}>
                {words.empty[of].text}
              </Empty>
            )
          }
          sticky="ends"
          actions={(bot) => (
            <Inline gap={4}>
              <IconButton icon={Image} size="sm" label={copy.setCoverOf(bot.name)} onPress={() => onCover(bot)} />
              <Button size="sm" emphasis="quiet" onPress={() => onAddTo(bot)}>
                {words.addTo}
              </Button>
            </Inline>
          )}
          columns={[
            { id: 'name', title: words.assistant, cell: (bot) => <BotCell bot={bot} states={false} /> },
            {
              id: 'places',
              title: words.places,
              width: 16,
              cell: ({ placedIn }) => {
                const names = placedIn.map((place) => place.name).join('、');
                return (
                  <Text tone={names ? 'primary' : 'tertiary'} lines={2} title={names}>
                    {names || words.nowhere}
                  </Text>
                );
              },
            },
            {
              id: 'state',
              title: words.state,
              width: 16,
              cell: ({ state, placedIn }) => {
                // What lies in no showcase is seen by nobody there.
                const isShown = state === 'shown';
                return (
                  <Status tone={isShown && placedIn.length > 0 ? 'success' : 'waiting'}>
                    {isShown && placedIn.length === 0 ? words.wouldShow : copy.state[state]}
                  </Status>
                );
              },
            },
          ]}
        />
      )}
      {data && data.count > 0 ? (
        <Inline justify="end">
          <Pagination label={words[of]} page={page} total={data.count} onChange={onPage} />
        </Inline>
      ) : null}
    </Stack>
  );
}

/** Asks when 查询 or Enter is pressed. */
function Search({ keyword, onKeyword }: Pick<BotListViewProps, 'keyword' | 'onKeyword'>) {
  const [draft, setDraft] = useState(keyword);
  return (
    <FilterBar
      search={<SearchInput label={copy.pick.search} placeholder={copy.pick.search} value={draft} onChange={setDraft} />}
      onQuery={() => onKeyword(draft.trim())}
      onReset={() => onKeyword('')}
    />
  );
}
