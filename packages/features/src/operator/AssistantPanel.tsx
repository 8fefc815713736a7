import { operator, type OperatorAssistant } from '@tinystar/contract';
import { Button, Empty, Inline, SegmentedControl, Stack, Status, Tag, Text } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';
import { KeywordField } from './KeywordField.tsx';
import { PagedTable } from './PagedTable.tsx';
import { StopAssistantDialog } from './StopAssistantDialog.tsx';
import { useUndo } from './useUndo.tsx';

const words = copy.assistants;
type Kind = keyof typeof words.kinds;
const kinds = (['all', 'preset', 'stopped'] as const).map((value) => ({ value, label: words.kinds[value] }));

/** Which assistants are presets, and which are stopped. What was said to them is never shown here. */
export function AssistantPanel() {
  const [keyword, setKeyword] = useState('');
  const [kind, setKind] = useState<Kind>('all');
  const [page, setPage] = useState(1);
  const [stopping, setStopping] = useState<OperatorAssistant>();
  const list = useCall(operator.assistants, { keyword: keyword || undefined, kind, page }, { keepPrevious: true });
  const touches = [operator.assistants, operator.acts];
  const undo = useUndo(operator.setAssistant, touches);
  const change = useChange(operator.setAssistant, {
    touches,
    // Undone by the opposite of what was set.
    onSuccess: (_, { id, isPreset, status }) => {
      setStopping(undefined);
      undo(words.done, {
        id,
        ...(isPreset !== undefined && { isPreset: !isPreset }),
        ...(status && { status: status === 'enabled' ? ('disabled' as const) : ('enabled' as const) }),
      });
    },
    onError: say,
  });
  const actions = (row: OperatorAssistant) => {
    const act = (label: string, run: () => void) => (
      <Button size="sm" emphasis="quiet" aria-label={words.of(label, row.name)} onPress={run}>
        {label}
      </Button>
    );
    const set = (to: { isPreset: boolean } | { status: 'enabled' }) => () => change.mutate({ id: row.id, ...to });
    return (
      <>
        {act(row.isPreset ? words.unmakePreset : words.makePreset, set({ isPreset: !row.isPreset }))}
        {row.status === 'enabled'
          ? act(words.stop, () => setStopping(row))
          : act(words.enable, set({ status: 'enabled' }))}
      </>
    );
  };
  return (
    <Stack gap={16}>
      <Inline gap={12} wrap>
        <KeywordField
          label={words.search}
          onSearch={(next) => {
            setKeyword(next);
            setPage(1);
          }}
        />
        <SegmentedControl
          label={words.kind}
          options={kinds}
          value={kind}
          onChange={(next) => {
            setKind(next);
            setPage(1);
          }}
        />
      </Inline>
      <PagedTable
        caption={copy.parts.assistants}
        call={list}
        page={page}
        onPage={setPage}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        empty={<Empty kind={keyword ? 'noMatch' : 'waiting'} title={words.empty} />}
        sticky="ends"
        actions={actions}
        columns={[
          {
            id: 'name',
            title: words.columns.name,
            cell: ({ name, isPreset }) => (
              <Inline as="span">
                <Text lines={1} title={name}>
                  {name}
                </Text>
                {isPreset ? <Tag tone="info">{words.preset}</Tag> : null}
              </Inline>
            ),
          },
          { id: 'owner', title: words.columns.owner, cell: ({ ownerName }) => <Text lines={1}>{ownerName}</Text> },
          {
            id: 'permission',
            title: words.columns.permission,
            width: 9,
            cell: ({ permission }) => words.permissions[permission],
          },
          {
            id: 'status',
            title: words.columns.status,
            width: 7,
            cell: ({ status }) => (
              <Status tone={status === 'disabled' ? 'danger' : 'quiet'}>{words.statuses[status]}</Status>
            ),
          },
        ]}
      />
      <StopAssistantDialog
        key={stopping?.id}
        assistant={stopping}
        pending={change.isPending}
        onClose={() => setStopping(undefined)}
        onSubmit={change.mutate}
      />
    </Stack>
  );
}
