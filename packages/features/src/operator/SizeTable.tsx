import type { OperatorOverview } from '@tinystar/contract';
import { Heading, Stack, Table } from '@tinystar/ui';
import { copy } from './copy.ts';
import { bytesText } from './model.ts';

const words = copy.sizes;

/** The largest tables of the database. */
export function SizeTable({ tables }: { tables: OperatorOverview['tables'] | undefined }) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2}>{words.title}</Heading>
      <Table
        caption={words.title}
        rows={tables}
        rowId={({ name }) => name}
        empty={null}
        narrow="scroll"
        columns={[
          { id: 'name', title: words.table, cell: ({ name }) => words.names[name] ?? words.other },
          { id: 'rows', title: words.rows, align: 'end', width: 10, cell: ({ rows }) => rows.toLocaleString('zh-CN') },
          { id: 'bytes', title: words.bytes, align: 'end', width: 10, cell: ({ bytes }) => bytesText(bytes) },
        ]}
      />
    </Stack>
  );
}
