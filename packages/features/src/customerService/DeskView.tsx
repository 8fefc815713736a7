import { constants, type CsServed } from '@tinystar/contract';
import {
  Avatar,
  Badge,
  Button,
  Card,
  Empty,
  Grid,
  Grow,
  Inline,
  PageHeader,
  Pagination,
  SearchInput,
  Skeleton,
  SkeletonRegion,
  Stack,
  Tag,
  Text,
} from '@tinystar/ui';
import type { Remote } from '../shared/remote.ts';
import { FailedResult } from '../shared/FailedResult.tsx';
import { copy } from './copy.ts';

export interface DeskViewProps {
  served: Remote<{ rows: CsServed[]; count: number }>;
  keyword: string;
  page: number;
  hrefOf: (assistant: CsServed) => string;
  onSearch: (keyword: string) => void;
  onPage: (page: number) => void;
  onRetry: () => void;
}

const words = copy.desk;

/** The customer-service centre: the assistants an agent serves, those that wait first. */
export function DeskView(props: DeskViewProps) {
  const { keyword, onSearch } = props;
  return (
    <Stack gap={24}>
      <PageHeader
        title={words.title}
        actions={<SearchInput label={words.search} placeholder={words.search} value={keyword} onChange={onSearch} />}
      />
      <Cards {...props} />
    </Stack>
  );
}

function Cards({ served, keyword, page, hrefOf, onSearch, onPage, onRetry }: DeskViewProps) {
  if (served.kind === 'loading') {
    return (
      <SkeletonRegion>
        <Grid least={20}>
          {[1, 2, 3].map((key) => (
            <Skeleton key={key} shape="block" height={6} />
          ))}
        </Grid>
      </SkeletonRegion>
    );
  }
  if (served.kind !== 'ready') {
    return <FailedResult title={words.failed} of={served} onRetry={onRetry} />;
  }
  const { rows, count } = served.data;
  if (count === 0) {
    return keyword ? (
      <Empty
        kind="noMatch"
        title={words.noMatch.title}
        action={<Button onPress={() => onSearch('')}>{words.noMatch.action}</Button>}
      >
        {words.noMatch.text}
      </Empty>
    ) : (
      <Empty kind="waiting" title={words.empty.title}>
        {words.empty.text}
      </Empty>
    );
  }
  return (
    <Stack gap={24}>
      <Grid least={20}>
        {rows.map((assistant) => (
          <Served key={assistant.id} assistant={assistant} href={hrefOf(assistant)} />
        ))}
      </Grid>
      {count > rows.length ? (
        <Pagination total={count} size={constants.PAGE_SIZE} page={page} onChange={onPage} />
      ) : null}
    </Stack>
  );
}

function Served({ assistant, href }: { assistant: CsServed; href: string }) {
  const { id, name, avatar, status, openCount, unreadCount } = assistant;
  return (
    <Card href={href}>
      <Inline gap={12}>
        <Avatar name={name} id={id} source={avatar} size="md" decorative />
        <Grow>
          <Stack gap={2}>
            <Text size="lead" weight="strong" lines={1} title={name}>
              {name}
            </Text>
            <Text size="caption" tone="secondary" numeric>
              {openCount > 0 ? words.open(openCount) : words.none}
            </Text>
          </Stack>
        </Grow>
        {status === 'disabled' ? <Tag tone="warning">{words.off}</Tag> : null}
        <Badge count={unreadCount} label={words.unread} />
      </Inline>
    </Card>
  );
}
