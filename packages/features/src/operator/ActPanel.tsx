import { operator } from '@tinystar/contract';
import { Empty, Text } from '@tinystar/ui';
import { useState } from 'react';
import { useCall } from '../shared/calls/index.ts';
import { momentText } from '../shared/moment.ts';
import { copy } from './copy.ts';
import { PagedTable } from './PagedTable.tsx';

const words = copy.acts;
/** An approval is logged with the type of its application. */
const types: Record<string, string> = copy.applications.types;

/** What operators did, on the page or by command line. */
export function ActPanel() {
  const [page, setPage] = useState(1);
  const list = useCall(operator.acts, { page }, { keepPrevious: true });
  return (
    <PagedTable
      caption={copy.parts.acts}
      call={list}
      page={page}
      onPage={setPage}
      rowId={({ id }) => id}
      empty={<Empty kind="waiting" title={words.empty} />}
      columns={[
        { id: 'act', title: words.columns.act, width: 9, cell: ({ act }) => words.names[act] ?? act },
        { id: 'subject', title: words.columns.subject, cell: ({ subject }) => subject },
        {
          id: 'detail',
          title: words.columns.detail,
          cell: ({ detail }) => <Text tone="secondary">{types[detail] ?? (detail || words.noDetail)}</Text>,
        },
        { id: 'by', title: words.columns.by, width: 9, cell: ({ by }) => <Text numeric>{by}</Text> },
        {
          id: 'time',
          title: words.columns.time,
          width: 9,
          align: 'end',
          cell: ({ time }) => momentText(time, list.dataUpdatedAt),
        },
      ]}
    />
  );
}
