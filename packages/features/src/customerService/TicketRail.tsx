import type { CsTicketRow } from '@tinystar/contract';
import {
  Avatar,
  Badge,
  Button,
  Heading,
  Inline,
  Link,
  Skeleton,
  SkeletonRegion,
  Stack,
  Tag,
  Text,
  oneTabStop,
} from '@tinystar/ui';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { deskCopy } from './deskCopy.ts';
import { standingOf } from './model.ts';
import * as css from './TicketRail.css.ts';

export interface TicketRailProps {
  tickets: Remote<{ rows: readonly CsTicketRow[]; count: number; hours: number }>;
  /** The one that stands beside. */
  current: string;
  /** Tickets whose box holds words that were not sent. */
  drafts: ReadonlySet<string>;
  /** ms since the epoch: the moment the list is of. */
  now: number;
  hrefOf: (ticket: CsTicketRow) => string;
  /** The list of all tickets. */
  allHref: string;
  onRetry: () => void;
}

const words = deskCopy.rail;

/** The open tickets of an assistant beside the one that is answered, to go from one to the next. */
export function TicketRail({ tickets, current, drafts, now, hrefOf, allHref, onRetry }: TicketRailProps) {
  return (
    <nav className={css.rail} aria-label={words.title}>
      <div className={css.head}>
        <Inline justify="between">
          <Heading level={2} size="label">
            {words.title}
          </Heading>
          {tickets.kind === 'ready' ? (
            <Text size="caption" tone="secondary" numeric>
              {tickets.data.count}
            </Text>
          ) : null}
        </Inline>
      </div>
      {tickets.kind === 'loading' ? (
        <div className={css.rest}>
          <SkeletonRegion>
            <Stack gap={12}>
              {[1, 2, 3].map((key) => (
                <Skeleton key={key} shape="block" height={2.5} />
              ))}
            </Stack>
          </SkeletonRegion>
        </div>
      ) : tickets.kind === 'ready' ? (
        <Rows rows={tickets.data.rows} hours={tickets.data.hours} {...{ current, drafts, now, hrefOf }}>
          {tickets.data.count > tickets.data.rows.length ? (
            <li className={css.rest}>
              <Link href={allHref}>{words.more}</Link>
            </li>
          ) : null}
        </Rows>
      ) : (
        <div className={css.rest}>
          <Stack gap={8} align="start">
            <Text tone="secondary">{words.failed}</Text>
            <Button size="sm" onPress={onRetry}>
              {copy.retry}
            </Button>
          </Stack>
        </div>
      )}
    </nav>
  );
}

interface RowsProps extends Pick<TicketRailProps, 'current' | 'drafts' | 'now' | 'hrefOf'> {
  rows: readonly CsTicketRow[];
  hours: number;
  children: React.ReactNode;
}

function Rows({ rows, hours, current, drafts, now, hrefOf, children }: RowsProps) {
  if (rows.length === 0)
    return (
      <div className={css.rest}>
        <Text size="caption" tone="secondary">
          {words.none}
        </Text>
      </div>
    );
  return (
    <ul ref={oneTabStop} className={css.list}>
      {rows.map((row) => {
        const standing = standingOf(row, hours, now);
        const late = standing === 'overdue';
        return (
          <li
            key={row.id}
            className={css.item({ current: row.id === current })}
            aria-current={row.id === current ? 'page' : undefined}
          >
            <Avatar name={row.user.name} id={row.id} source={row.user.avatar} size="sm" decorative />
            <div className={css.words}>
              <Text lines={1} size="label" title={row.user.name}>
                <Link href={hrefOf(row)} tone="quiet">
                  {row.user.name}
                </Link>
              </Text>
              <Text size="caption" tone="secondary" lines={1} title={row.lastMessage.text}>
                {row.lastMessage.source === 'user' ? '' : copy.tickets.you}
                {row.lastMessage.text}
              </Text>
            </div>
            <Stack gap={4} align="end">
              <Badge count={row.unreadCount} label={copy.tickets.unread} />
              {drafts.has(row.id) && row.id !== current ? (
                <Tag>{words.draft}</Tag>
              ) : late ? (
                <Tag tone="warning">{copy.tickets.overdue}</Tag>
              ) : null}
            </Stack>
          </li>
        );
      })}
      {children}
    </ul>
  );
}
