import { constants, type Output, type ShoppeBot, type shoppes } from '@tinystar/contract';
import {
  Button,
  Dialog,
  Empty,
  Inline,
  Pagination,
  SearchInput,
  SegmentedControl,
  Stack,
  Table,
  Text,
} from '@tinystar/ui';
import { useState } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { CoverThumb } from './CoverImage.tsx';

export type BotSource = 'own' | 'lent';
export type ChoicePage = Output<typeof shoppes.choices>;

/** What is looked through at the moment. */
export interface Search {
  of: BotSource;
  keyword: string;
  page: number;
}

export interface BotPickerDialogProps {
  choices: Remote<ChoicePage>;
  search: Search;
  /** Those that stand in the showcase already. */
  placed: ReadonlySet<string>;
  onSearch: (search: Search) => void;
  onPick: (bots: ShoppeBot[]) => void;
  onRetry: () => void;
  onClose: () => void;
}

/** Chooses assistants for a showcase, own ones and lent ones, through several pages and searches (D-49). */
export function BotPickerDialog(props: BotPickerDialogProps) {
  const { choices, search, placed, onSearch, onPick, onRetry, onClose } = props;
  const [picked, setPicked] = useState<readonly ShoppeBot[]>([]);
  const data = choices.kind === 'ready' ? choices.data : undefined;
  const ids = new Set([...picked.map(({ id }) => id), ...placed]);
  const words = copy.pick;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button onPress={onClose}>{copy.cancel}</Button>
          <Button tone="accent" emphasis="solid" disabled={picked.length === 0} onPress={() => onPick([...picked])}>
            {words.confirm(picked.length)}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Inline gap={12} wrap>
          <SegmentedControl
            label={words.from}
            options={[
              { value: 'own', label: words.own },
              { value: 'lent', label: words.lent },
            ]}
            value={search.of}
            onChange={(of) => onSearch({ ...search, of, page: 1 })}
          />
          <SearchInput
            label={words.search}
            placeholder={words.search}
            value={search.keyword}
            onChange={(keyword) => onSearch({ ...search, keyword, page: 1 })}
          />
        </Inline>
        {choices.kind === 'failed' || choices.kind === 'missing' ? (
          <FailedResult title={copy.failed} of={choices} onRetry={onRetry} />
        ) : (
          <Table
            caption={words.title}
            rows={data?.rows}
            rowId={({ id }) => id}
            rowName={({ name }) => name}
            selection={{
              ids,
              locked: placed,
              onChange: (next) =>
                setPicked([
                  ...picked.filter(({ id }) => next.has(id)),
                  ...(data?.rows ?? []).filter(({ id }) => next.has(id) && !ids.has(id)),
                ]),
            }}
            empty={<Empty kind="noMatch" title={search.keyword ? words.noMatch : words.empty[search.of]} />}
            columns={[{ id: 'name', title: copy.manage.assistant, cell: (bot) => <BotCell bot={bot} /> }]}
          />
        )}
        {data && data.count > constants.PAGE_SIZE ? (
          <Inline justify="end">
            <Pagination
              look="simple"
              label={words.title}
              page={search.page}
              total={data.count}
              onChange={(page) => onSearch({ ...search, page })}
            />
          </Inline>
        ) : null}
      </Stack>
    </Dialog>
  );
}

export interface BotCellProps {
  bot: ShoppeBot;
  /** Says whether visitors see it, where nothing else does. @default true */
  states?: boolean;
}

/** An assistant in a row: cover, name, whose it is and, where visitors do not see it, why. */
export function BotCell({ bot, states = true }: BotCellProps) {
  const { name, lentBy, state } = bot;
  const from = lentBy ? copy.lentBy(lentBy) : copy.own;
  return (
    <Inline gap={12}>
      <CoverThumb bot={bot} />
      <Stack gap={0}>
        <Text weight="strong" lines={1} title={name} tone={state === 'withdrawn' ? 'tertiary' : 'primary'}>
          {name}
        </Text>
        <Text size="caption" tone="secondary">
          {!states
            ? from
            : state === 'withdrawn'
              ? copy.state.withdrawn
              : state === 'unpublished'
                ? `${from} · ${copy.state.unpublished}`
                : from}
        </Text>
      </Stack>
    </Inline>
  );
}
