import type { ChannelState } from '@tinystar/contract';
import { Banner, Button, Empty, Inline, Link, Stack, Status, Table, Text, type TableColumn } from '@tinystar/ui';
import type { ReactNode } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import { Mark } from '../shared/Mark.tsx';
import { momentText } from '../shared/moment.ts';
import type { Remote } from '../shared/remote.ts';
import { channelKinds } from './channelKinds.ts';
import { copy } from './copy.ts';

export interface PlatformViewProps {
  channels: Remote<readonly ChannelState[]>;
  /** Where the assistant is published; given while it is not. */
  publishHref?: string | undefined;
  /** What a channel that answers may still send. */
  quota: (channel: ChannelState) => ReactNode;
  /** The keyword rules. */
  children?: ReactNode;
  onRetry: () => void;
  onPreview: (channel: ChannelState) => void;
  onConfigure: (channel: ChannelState) => void;
  onUndelivered: (channel: ChannelState) => void;
  onUnanswered: (channel: ChannelState) => void;
}

const tones = { unset: 'waiting', enabled: 'quiet', disabled: 'waiting' } as const;

const columnsOf = ({ quota, onUndelivered, onUnanswered }: PlatformViewProps): TableColumn<ChannelState>[] => [
  {
    id: 'name',
    title: copy.columns.name,
    cell: ({ channel, account }) => (
      <Inline gap={12} wrap={false}>
        <Mark {...channelKinds[channel].mark} />
        <Stack gap={2}>
          <Text weight="strong">{channelKinds[channel].name}</Text>
          <Text size="caption" tone="tertiary" lines={1} title={account}>
            {account || channelKinds[channel].needs}
          </Text>
        </Stack>
      </Inline>
    ),
  },
  {
    id: 'status',
    title: copy.columns.status,
    width: 7,
    cell: ({ status }) => <Status tone={tones[status]}>{copy.statuses[status]}</Status>,
  },
  { id: 'today', title: copy.columns.today, width: 6, align: 'end', cell: ({ messagesToday }) => messagesToday },
  {
    id: 'last',
    title: copy.columns.last,
    width: 8,
    cell: ({ lastEventAt }) => (lastEventAt === null ? copy.never : momentText(lastEventAt, Date.now())),
  },
  {
    id: 'error',
    title: copy.columns.error,
    cell: (channel) => {
      const { lastError, lastErrorAt, refused, undelivered, unanswered } = channel;
      if (!lastError && refused === 0 && undelivered === 0 && unanswered === 0) return '-';
      return (
        <Stack gap={2}>
          {lastError ? <Text>{lastError}</Text> : null}
          {lastError && lastErrorAt !== null ? (
            <Text size="caption" tone="tertiary">
              {momentText(lastErrorAt, Date.now())}
            </Text>
          ) : null}
          {refused > 0 ? <Status tone="warning">{copy.refused(refused)}</Status> : null}
          {undelivered > 0 ? (
            <Inline>
              <Button tone="danger" emphasis="quiet" size="sm" onPress={() => onUndelivered(channel)}>
                {copy.undelivered(undelivered)}
              </Button>
            </Inline>
          ) : null}
          {unanswered > 0 ? (
            <Inline>
              <Button emphasis="quiet" size="sm" onPress={() => onUnanswered(channel)}>
                {copy.unanswered(unanswered)}
              </Button>
            </Inline>
          ) : null}
        </Stack>
      );
    },
  },
  {
    id: 'left',
    title: copy.columns.left,
    width: 8,
    align: 'end',
    cell: (channel) => (channel.status === 'enabled' ? quota(channel) : '-'),
  },
];

/** The platforms through which people ask an assistant, and how each is doing. */
export function PlatformView(props: PlatformViewProps) {
  const { channels, publishHref, children, onRetry, onPreview, onConfigure } = props;
  if (channels.kind === 'failed' || channels.kind === 'missing')
    return <FailedResult title={copy.failed} of={channels} onRetry={onRetry} />;
  return (
    <Stack gap={32}>
      {publishHref ? (
        <Banner
          tone="warning"
          title={copy.private.title}
          action={<Link href={publishHref}>{copy.private.action}</Link>}
        >
          {copy.private.text}
        </Banner>
      ) : null}
      <Table
        caption={copy.table}
        columns={columnsOf(props)}
        rows={channels.kind === 'ready' ? channels.data : undefined}
        rowId={({ channel }) => channel}
        rowName={({ channel }) => channelKinds[channel].name}
        expected={6}
        sticky="ends"
        actions={(channel) => (
          <Inline justify="end" gap={4}>
            <Button emphasis="quiet" size="sm" onPress={() => onPreview(channel)}>
              {copy.preview.show}
            </Button>
            <Button tone="accent" emphasis="quiet" size="sm" onPress={() => onConfigure(channel)}>
              {channel.status === 'unset' ? copy.configure : copy.manage}
            </Button>
          </Inline>
        )}
        empty={<Empty kind="waiting" title={copy.failed} />}
      />
      {children}
    </Stack>
  );
}
