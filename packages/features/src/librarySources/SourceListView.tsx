import { sourceLimits, type Source, type SourceKind } from '@tinystar/contract';
import { Button, IconButton, Inline, Stack, Text } from '@tinystar/ui';
import { Plus, RefreshCw } from '@tinystar/ui/icons';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { FirstSource } from './FirstSource.tsx';
import { SourceTable, type SourceTableProps } from './SourceTable.tsx';

export interface SourceListViewProps extends Omit<SourceTableProps, 'sources'> {
  sources: Remote<{ rows: Source[] }>;
  /** With the kind, where one was chosen already. */
  onAdd: (kind?: SourceKind) => void;
  onRefresh: () => void;
}

/** The places outside whose contents are documents of an assistant. */
export function SourceListView({ sources, onAdd, onRefresh, ...table }: SourceListViewProps) {
  if (sources.kind === 'failed' || sources.kind === 'missing')
    return <FailedResult title={copy.failed} of={sources} onRetry={onRefresh} />;
  const rows = sources.kind === 'ready' ? sources.data.rows : undefined;
  if (rows?.length === 0) return <FirstSource onAdd={onAdd} />;
  const full = (rows?.length ?? 0) >= sourceLimits.perAssistant;
  return (
    <Stack gap={16}>
      <Inline justify="between" gap={16} wrap>
        <Text tone="secondary">{copy.text}</Text>
        <Inline>
          <Button
            tone="accent"
            emphasis="solid"
            icon={Plus}
            disabled={rows === undefined || full}
            {...(full && { reason: copy.full })}
            onPress={() => onAdd()}
          >
            {copy.add}
          </Button>
          <IconButton icon={RefreshCw} label={copy.refresh} onPress={onRefresh} />
        </Inline>
      </Inline>
      <SourceTable sources={rows} {...table} />
    </Stack>
  );
}
