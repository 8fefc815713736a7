import type { HandOver } from '@tinystar/contract';
import { Button, ConfirmDialog, Inline, Link, Stack, Status, Text } from '@tinystar/ui';
import { useState } from 'react';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';

export interface HandOverBarProps {
  /** Null for somebody to whom nobody can write. */
  handOver: Remote<HandOver | null>;
  pending: boolean;
  ticketHref: (csTicketId: string) => string;
  onBegin: () => void;
  onRetry: () => void;
}

const words = copy.handOver;

/** Who answers somebody on a platform, and how a maker gives him to people. */
export function HandOverBar({ handOver, ticketHref, onRetry, ...begin }: HandOverBarProps) {
  if (handOver.kind === 'failed' || handOver.kind === 'missing')
    return (
      <Inline justify="between">
        <Text tone="secondary">{words.failed}</Text>
        <Button size="sm" onPress={onRetry}>
          {words.retry}
        </Button>
      </Inline>
    );
  if (handOver.kind !== 'ready' || handOver.data === null) return null;
  const { by, people, refused, csTicketId } = handOver.data;
  const hint = by === 'people' ? words.served[people] : refused && words.refused(refused);
  return (
    <Stack gap={4}>
      <Inline justify="between" wrap>
        <Status tone={by === 'people' ? 'success' : 'quiet'}>{words.by[by]}</Status>
        {by === 'assistant' && !refused ? <Begin of={handOver.data} {...begin} /> : null}
        {csTicketId ? <Link href={ticketHref(csTicketId)}>{words.reply}</Link> : null}
      </Inline>
      {hint ? (
        <Text size="caption" tone="secondary">
          {hint}
        </Text>
      ) : null}
    </Stack>
  );
}

/** Asked before it is done, because the person is told of it. */
function Begin({ of: { agent }, pending, onBegin }: { of: HandOver; pending: boolean; onBegin: () => void }) {
  const [asking, setAsking] = useState(false);
  const { action, title } = agent ? words.myself : words.others;
  return (
    <>
      <Button size="sm" pending={pending} onPress={() => setAsking(true)}>
        {action}
      </Button>
      <ConfirmDialog
        open={asking}
        title={title}
        confirmLabel={action}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onBegin();
        }}
      >
        {words.text}
      </ConfirmDialog>
    </>
  );
}
