import type { Webhook } from '@tinystar/contract';
import { Button, IconButton, Inline, Menu, Stack, Status, Table, Text, type TableColumn } from '@tinystar/ui';
import { Ellipsis, RefreshCw, List, Pause, Pencil, Play, Trash } from '@tinystar/ui/icons';
import { momentText } from '../../shared/moment.ts';
import { namedAddress } from '../../shared/readableAddress.ts';
import { copy, eventWords, offWords } from './copy.ts';
import { nameOf, standingOf } from './standing.ts';

/** What can be done with a webhook. */
export interface WebhookActs {
  /** Id of the one whose test is on its way. */
  testing?: string | undefined;
  onTest: (webhook: Webhook) => void;
  onDeliveries: (webhook: Webhook) => void;
  onEdit: (webhook: Webhook) => void;
  onSwitch: (webhook: Webhook) => void;
  onRenew: (webhook: Webhook) => void;
  onRemove: (webhook: Webhook) => void;
}

export interface WebhookTableProps extends WebhookActs {
  /** Undefined while they load. */
  rows: readonly Webhook[] | undefined;
  now: number;
}

const tones = { fine: 'success', failing: 'danger', off: 'waiting' } as const;

function State({ webhook, now }: { webhook: Webhook; now: number }) {
  const standing = standingOf(webhook);
  const { failingSince, formerSecretUntil, offReason } = webhook;
  const why =
    standing === 'off'
      ? offReason && offWords[offReason]
      : failingSince !== undefined
        ? copy.since(momentText(failingSince, now))
        : undefined;
  return (
    <Stack gap={2}>
      <Status tone={tones[standing]} {...(standing === 'off' && { icon: Pause })}>
        {copy.states[standing]}
      </Status>
      {[why, formerSecretUntil && copy.formerUntil(momentText(formerSecretUntil, now))].map((line) =>
        line ? (
          <Text key={line} size="caption" tone="secondary">
            {line}
          </Text>
        ) : null,
      )}
    </Stack>
  );
}

const columnsAt = (now: number): TableColumn<Webhook>[] => [
  {
    id: 'address',
    title: copy.columns.address,
    cell: (webhook) => (
      <Stack gap={2}>
        <Text lines={2} title={nameOf(webhook)}>
          {nameOf(webhook)}
        </Text>
        {webhook.description ? (
          <Text size="caption" tone="secondary" lines={2} title={webhook.address}>
            {namedAddress(webhook.address)}
          </Text>
        ) : null}
      </Stack>
    ),
  },
  {
    id: 'events',
    title: copy.columns.events,
    width: 9,
    cell: ({ events }) => <Text>{events.map((event) => eventWords[event].label).join('、')}</Text>,
  },
  { id: 'state', title: copy.columns.state, width: 8.5, cell: (webhook) => <State webhook={webhook} now={now} /> },
];

/** The webhooks of an assistant with how each is doing. */
export function WebhookTable({ rows, now, ...acts }: WebhookTableProps) {
  return (
    <Table
      caption={copy.table}
      columns={columnsAt(now)}
      rows={rows}
      rowId={({ id }) => id}
      rowName={nameOf}
      actions={(webhook) => (
        <Inline justify="end" gap={4}>
          <Button
            tone="accent"
            emphasis="quiet"
            size="sm"
            pending={acts.testing === webhook.id}
            onPress={() => acts.onTest(webhook)}
          >
            {copy.test}
          </Button>
          <WebhookMenu webhook={webhook} {...acts} />
        </Inline>
      )}
      empty={null}
    />
  );
}

function WebhookMenu({ webhook, ...on }: WebhookActs & { webhook: Webhook }) {
  const { on: isOn } = webhook;
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={`${nameOf(webhook)}：${copy.more}`} size="sm" />}
      groups={[
        [
          { id: 'deliveries', label: copy.deliveries, icon: List, onSelect: () => on.onDeliveries(webhook) },
          { id: 'edit', label: copy.edit, icon: Pencil, onSelect: () => on.onEdit(webhook) },
          {
            id: 'switch',
            label: isOn ? copy.turnOff : copy.turnOn,
            icon: isOn ? Pause : Play,
            onSelect: () => on.onSwitch(webhook),
          },
          { id: 'renew', label: copy.renew, icon: RefreshCw, onSelect: () => on.onRenew(webhook) },
        ],
        [
          {
            id: 'remove',
            label: copy.remove,
            icon: Trash,
            tone: 'danger' as const,
            onSelect: () => on.onRemove(webhook),
          },
        ],
      ]}
    />
  );
}
