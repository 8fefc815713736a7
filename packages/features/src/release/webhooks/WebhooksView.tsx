import { webhookLimits, type Webhook } from '@tinystar/contract';
import { Button, Empty, Heading, Inline, Stack, Text } from '@tinystar/ui';
import { FailedResult } from '../../shared/FailedResult.tsx';
import type { Remote } from '../../shared/remote.ts';
import { copy } from './copy.ts';
import { WebhookTable, type WebhookActs } from './WebhookTable.tsx';

export interface WebhooksViewProps extends WebhookActs {
  list: Remote<{ rows: readonly Webhook[] }>;
  /** Time against which moments are worded, in ms. */
  now: number;
  onCreate: () => void;
  onRetry: () => void;
}

/** The addresses that are told what happens to an assistant, below those by which programs ask it. */
export function WebhooksView({ list, now, onCreate, onRetry, ...acts }: WebhooksViewProps) {
  const rows = list.kind === 'ready' ? list.data.rows : undefined;
  const full = rows !== undefined && rows.length >= webhookLimits.perAssistant;
  const create = (
    <Button
      tone="accent"
      emphasis={rows?.length === 0 ? 'solid' : 'soft'}
      {...(full && { reason: copy.full })}
      onPress={onCreate}
    >
      {copy.create}
    </Button>
  );
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Heading level={2}>{copy.title}</Heading>
        <Text tone="secondary">{copy.text}</Text>
      </Stack>
      {list.kind === 'failed' || list.kind === 'missing' ? (
        <FailedResult title={copy.failed} of={list} onRetry={onRetry} />
      ) : rows?.length === 0 ? (
        <Empty kind="first" title={copy.empty.title} action={create}>
          {copy.empty.text}
        </Empty>
      ) : (
        <>
          <WebhookTable rows={rows} now={now} {...acts} />
          <Inline>{create}</Inline>
        </>
      )}
    </Stack>
  );
}
