import type { OperatorApplication } from '@tinystar/contract';
import { Button, Empty, Heading, Inline, ListItem, Stack, Tag, Text } from '@tinystar/ui';
import { momentText } from '../shared/moment.ts';
import { PagedList } from '../shared/PagedList.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';

export interface ApplicationListProps {
  list: Remote<{ rows: OperatorApplication[]; count: number }>;
  /** Those that wait, or those that were decided. */
  open: boolean;
  page: number;
  /** ms since the epoch. */
  now: number;
  onOpen: (open: boolean) => void;
  onPage: (page: number) => void;
  onRetry: () => void;
  onContact: (application: OperatorApplication) => void;
  onApprove: (application: OperatorApplication) => void;
  onRefuse: (application: OperatorApplication) => void;
}

const words = copy.applications;

/** Applications with what can be done about each. */
export function ApplicationList(props: ApplicationListProps) {
  const { list, open, page, onOpen, onPage, onRetry, ...acts } = props;
  return (
    <Stack as="section" gap={12}>
      <Inline justify="between">
        <Heading level={2}>{open ? words.title : words.done}</Heading>
        <Button emphasis="quiet" size="sm" onPress={() => onOpen(!open)}>
          {open ? words.showDone : words.showOpen}
        </Button>
      </Inline>
      <PagedList
        list={list}
        label={open ? words.title : words.done}
        failed={copy.failed}
        empty={
          <Empty kind="waiting" title={open ? words.empty : words.emptyDone}>
            {open ? words.emptyHint : null}
          </Empty>
        }
        page={page}
        onPage={onPage}
        onRetry={onRetry}
        rowHeight={4}
      >
        {(row) => <Row key={row.id} row={row} {...acts} />}
      </PagedList>
    </Stack>
  );
}

type Acts = Pick<ApplicationListProps, 'now' | 'onContact' | 'onApprove' | 'onRefuse'>;

function Row({ row, now, onContact, onApprove, onRefuse }: { row: OperatorApplication } & Acts) {
  const { type, state, realName, phoneNumber, createdAt, note, tenantName, coins } = row;
  const asked = tenantName === null || coins === null ? '' : words.coinsFor(tenantName, coins);
  const decided = state === 'approved' || state === 'refused';
  const name = (act: string) => words.of(act, realName);
  return (
    <ListItem
      title={
        <Inline as="span" wrap>
          <Text lines={1} title={realName}>
            {realName}
          </Text>
          <Tag>{words.types[type]}</Tag>
          {state === 'received' ? null : (
            <Tag tone={state === 'refused' ? 'danger' : 'info'}>{words.states[state]}</Tag>
          )}
        </Inline>
      }
      note={[asked, phoneNumber, momentText(createdAt, now), note].filter(Boolean).join('　')}
      end={
        decided ? null : (
          <Inline gap={8} wrap>
            {state === 'received' ? (
              <Button size="sm" emphasis="quiet" aria-label={name(words.contact)} onPress={() => onContact(row)}>
                {words.contact}
              </Button>
            ) : null}
            <Button size="sm" aria-label={name(words.refuse)} onPress={() => onRefuse(row)}>
              {words.refuse}
            </Button>
            <Button
              size="sm"
              tone="accent"
              emphasis="soft"
              aria-label={name(words.approve)}
              onPress={() => onApprove(row)}
            >
              {words.approve}
            </Button>
          </Inline>
        )
      }
    />
  );
}
