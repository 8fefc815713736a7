import type { authorizations, Output } from '@tinystar/contract';
import {
  Avatar,
  Button,
  Card,
  CopyField,
  Empty,
  Field,
  Inline,
  Link,
  PageHeader,
  Stack,
  Table,
  Text,
} from '@tinystar/ui';
import { Plus } from '@tinystar/ui/icons';
import { FailedResult } from '../shared/FailedResult.tsx';
import { momentText } from '../shared/moment.ts';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';

export type Receivers = Output<typeof authorizations.receivers>;
export type Received = Output<typeof authorizations.received>;

export interface CenterViewProps {
  receivers: Remote<Receivers>;
  received: Remote<Received>;
  /** ms since the epoch. */
  now: number;
  hrefOf: (friendlyId: string) => string;
  /** Where one talks to an assistant that was lent to this enterprise. */
  chatHrefOf: (kbBotId: string) => string;
  onFind: () => void;
  onRetry: () => void;
}

/** Enterprises that were lent assistants, and what others have lent to this one. */
export function CenterView({ receivers, received, now, hrefOf, chatHrefOf, onFind, onRetry }: CenterViewProps) {
  const failed = [receivers, received].find(({ kind }) => kind === 'failed' || kind === 'missing');
  const data = receivers.kind === 'ready' ? receivers.data : undefined;
  const find = (emphasis: 'solid' | 'soft') => (
    <Button tone="accent" emphasis={emphasis} icon={Plus} onPress={onFind}>
      {copy.find}
    </Button>
  );
  return (
    <Stack gap={24}>
      <PageHeader title={copy.title} actions={find('solid')} />
      {failed ? (
        <FailedResult title={copy.failed} of={failed} onRetry={onRetry} />
      ) : (
        <>
          <Card as="section">
            <Field label={copy.own} hint={copy.ownHint} layout="beside">
              <CopyField value={data?.friendlyId ?? ''} />
            </Field>
          </Card>
          <Table
            caption={copy.title}
            rows={data?.rows}
            rowId={({ id }) => id}
            rowName={({ name }) => name}
            empty={
              <Empty kind="first" title={copy.empty.title} action={find('soft')}>
                {copy.empty.text}
              </Empty>
            }
            columns={[
              {
                id: 'enterprise',
                title: copy.enterprise,
                cell: ({ id, name, avatar, friendlyId }) => (
                  <Inline>
                    <Avatar name={name} id={id} source={avatar} size="sm" decorative />
                    <Stack gap={0}>
                      <Link href={hrefOf(friendlyId)}>{name}</Link>
                      <Text size="caption" tone="secondary">
                        {friendlyId}
                      </Text>
                    </Stack>
                  </Inline>
                ),
              },
              {
                id: 'assistants',
                title: copy.assistants,
                width: 9,
                align: 'end',
                cell: ({ kbBotCount }) => copy.count(kbBotCount),
              },
            ]}
          />
          <Stack gap={12}>
            <Text as="strong" size="lead">
              {copy.received}
            </Text>
            <Table
              caption={copy.received}
              rows={received.kind === 'ready' ? received.data.rows : undefined}
              rowId={({ id }) => id}
              rowName={({ name }) => name}
              empty={<Empty kind="waiting" title={copy.receivedEmpty} />}
              columns={[
                {
                  id: 'name',
                  title: copy.name,
                  cell: ({ id, name, avatar }) => (
                    <Inline>
                      <Avatar name={name} id={id} source={avatar} size="sm" decorative />
                      <Text lines={1} title={name}>
                        {name}
                      </Text>
                    </Inline>
                  ),
                },
                { id: 'from', title: copy.receivedFrom, width: 14, cell: ({ tenantName }) => tenantName },
                { id: 'time', title: copy.time, width: 9, align: 'end', cell: ({ time }) => momentText(time, now) },
                {
                  id: 'chat',
                  title: copy.chat,
                  width: 5,
                  align: 'end',
                  cell: ({ id }) => <Link href={chatHrefOf(id)}>{copy.chat}</Link>,
                },
              ]}
            />
          </Stack>
        </>
      )}
    </Stack>
  );
}
