import type { OperatorApplication } from '@tinystar/contract';
import {
  Button,
  Empty,
  Heading,
  Inline,
  List,
  ListItem,
  Pagination,
  Skeleton,
  SkeletonRegion,
  Stack,
  Tag,
} from '@tinystar/ui';
import { FailedResult } from '../shared/FailedResult.tsx';
import { momentText } from '../shared/moment.ts';
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
  const { open, onOpen } = props;
  return (
    <Stack as="section" gap={12}>
      <Inline justify="between">
        <Heading level={2}>{open ? words.title : words.done}</Heading>
        <Button emphasis="quiet" size="sm" onPress={() => onOpen(!open)}>
          {open ? words.showDone : words.showOpen}
        </Button>
      </Inline>
      <Rows {...props} />
    </Stack>
  );
}

function Rows({ list, open, page, onPage, onRetry, ...acts }: ApplicationListProps) {
  if (list.kind === 'loading')
    return (
      <SkeletonRegion>
        <Stack gap={12}>
          {[1, 2, 3].map((key) => (
            <Skeleton key={key} shape="block" height={4} />
          ))}
        </Stack>
      </SkeletonRegion>
    );
  if (list.kind !== 'ready') return <FailedResult title={copy.failed} of={list} onRetry={onRetry} />;
  const { rows, count } = list.data;
  if (count === 0)
    return (
      <Empty kind="waiting" title={open ? words.empty : words.emptyDone}>
        {open ? words.emptyHint : null}
      </Empty>
    );
  return (
    <Stack gap={16}>
      <List label={open ? words.title : words.done}>
        {rows.map((row) => (
          <Row key={row.id} row={row} {...acts} />
        ))}
      </List>
      {count > rows.length || page > 1 ? (
        <Pagination page={page} total={count} onChange={onPage} label={words.title} />
      ) : null}
    </Stack>
  );
}

type Acts = Pick<ApplicationListProps, 'now' | 'onContact' | 'onApprove' | 'onRefuse'>;

function Row({ row, now, onContact, onApprove, onRefuse }: { row: OperatorApplication } & Acts) {
  const { type, state, realName, phoneNumber, createdAt, note } = row;
  const decided = state === 'approved' || state === 'refused';
  const name = (act: string) => words.of(act, realName);
  return (
    <ListItem
      title={
        <Inline as="span" wrap>
          {realName}
          <Tag>{words.types[type]}</Tag>
          {state === 'received' ? null : (
            <Tag tone={state === 'refused' ? 'danger' : 'info'}>{words.states[state]}</Tag>
          )}
        </Inline>
      }
      note={[phoneNumber, momentText(createdAt, now), note].filter(Boolean).join('　')}
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
