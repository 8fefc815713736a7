import { constants, type ReportUser } from '@tinystar/contract';
import { Button, Empty, Inline, Link, Pagination, Stack, Table, type DayRange } from '@tinystar/ui';
import { Download } from '@tinystar/ui/icons';
import { dayOfKey } from '../shared/days.ts';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import type { ConversationHref } from './address.ts';
import { Asker } from './Asker.tsx';
import { copy } from './copy.ts';
import { RangeField } from './RangeField.tsx';

export interface UsersViewProps {
  users: Remote<{ rows: ReportUser[]; count: number }>;
  range: DayRange;
  page: number;
  /** All of them are being written. */
  exporting: boolean;
  onExport: () => void;
  onRange: (range: DayRange) => void;
  onPage: (page: number) => void;
  onRetry: () => void;
  hrefOf: ConversationHref;
}

const words = copy.users;

/** Who asked, the busiest first; each leads to what he asked. */
export function UsersView(props: UsersViewProps) {
  const { users, range, page, exporting, onExport, onRange, onPage, onRetry, hrefOf } = props;
  const data = users.kind === 'ready' ? users.data : undefined;
  return (
    <Stack gap={16}>
      <Inline justify="between" wrap>
        <RangeField range={range} onRange={onRange} />
        <Button icon={Download} pending={exporting} onPress={onExport}>
          {copy.conversations.export}
        </Button>
      </Inline>
      {users.kind === 'failed' || users.kind === 'missing' ? (
        <FailedResult title={words.failed} of={users} onRetry={onRetry} />
      ) : (
        <Table
          caption={words.caption}
          rows={data?.rows}
          rowId={({ asker }) => asker}
          expected={constants.PAGE_SIZE}
          empty={
            <Empty kind="waiting" title={words.empty.title}>
              {words.empty.text}
            </Empty>
          }
          columns={[
            { id: 'user', title: words.user, cell: (row) => <Asker {...row} /> },
            {
              id: 'questions',
              title: words.questions,
              width: 8,
              align: 'end',
              cell: ({ asker, questions }) => (
                <Link href={hrefOf({ range, asker })}>{questions.toLocaleString('zh-CN')}</Link>
              ),
            },
            {
              id: 'last',
              title: words.last,
              width: 9,
              align: 'end',
              cell: ({ lastDateKey }) => dayOfKey(lastDateKey),
            },
          ]}
        />
      )}
      {data && data.count > 0 ? (
        <Inline justify="end">
          <Pagination label={words.caption} page={page} total={data.count} onChange={onPage} />
        </Inline>
      ) : null}
    </Stack>
  );
}
