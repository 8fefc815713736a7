import { requiredColumns, sheetColumnNames, sheetColumns, type SheetColumn, type SheetKind } from '@tinystar/contract';
import {
  Checkbox,
  FileName,
  Icon,
  Inline,
  InlineMessage,
  Select,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@tinystar/ui';
import { FileText } from '@tinystar/ui/icons';
import { sheetCopy as words } from './sheetCopy.ts';
import { isReadable, readAs, rowsToRead, type OpenedSheet, type SheetReading } from './sheetReading.ts';

export interface SheetColumnsProps {
  kind: SheetKind;
  sheet: OpenedSheet;
  /** What the server said against the reading. */
  error?: string | undefined;
  onRead: (reading: SheetReading) => void;
}

interface Column {
  at: number;
  letter: string;
  head: string;
  sample: string;
}

/** What each column of a spreadsheet is taken for, with its first cells, to be put right before anything is stored. */
export function SheetColumns({ kind, sheet, error, onRead }: SheetColumnsProps) {
  const { name, preview, reading } = sheet;
  const options = sheetColumns[kind].map((value) => ({ value, label: sheetColumnNames[value] }));
  const named: TableColumn<Column> = {
    id: 'head',
    title: words.columns.head,
    width: 8,
    cell: ({ head }) => (
      <Text lines={1} title={head}>
        {head || words.empty}
      </Text>
    ),
  };
  const columns: TableColumn<Column>[] = [
    { id: 'letter', title: words.columns.letter, width: 3, cell: ({ letter }) => letter },
    ...(reading.head ? [named] : []),
    {
      id: 'sample',
      title: words.columns.sample,
      cell: ({ sample }) => (
        <Text lines={2} title={sample} tone="secondary">
          {sample || words.empty}
        </Text>
      ),
    },
    {
      id: 'as',
      title: words.columns.as,
      width: 9,
      cell: ({ at, letter }) => (
        <Select<SheetColumn>
          size="sm"
          label={words.asOf(letter)}
          options={options}
          value={reading.columns[at] ?? 'none'}
          onChange={(column) => onRead(readAs(reading, at, column))}
        />
      ),
    },
  ];
  // Counted as the heads say; read in another way it would be another number.
  const asTold = reading.head && reading.columns.every((column, at) => column === preview.columns[at]);
  const repeated = asTold ? preview.repeated : 0;
  const complaint = isReadable(kind, reading)
    ? error
    : preview.problem || words.needs(requiredColumns[kind].map((column) => sheetColumnNames[column]));
  const rows = rowsToRead(sheet);
  const warning = complaint ?? (rows === 0 ? words.noRows : undefined);
  return (
    <Stack gap={12}>
      <Inline>
        <Icon of={FileText} size="sm" tone="tertiary" />
        <FileName name={name} />
      </Inline>
      {preview.sheet ? (
        <InlineMessage tone="info">{words.onlyFirst(preview.sheet.name, preview.sheet.others)}</InlineMessage>
      ) : null}
      {warning ? <InlineMessage tone="warning">{warning}</InlineMessage> : null}
      <Table
        caption={words.table}
        columns={columns}
        rows={columnsOf(sheet)}
        rowId={({ letter }) => letter}
        empty={null}
      />
      {repeated > 0 && !warning ? <InlineMessage tone="info">{words.repeated[kind](repeated)}</InlineMessage> : null}
      <Inline justify="between" wrap>
        <Checkbox checked={reading.head} onChange={(head) => onRead({ ...reading, head })}>
          {words.head}
        </Checkbox>
        {warning ? null : <Text tone="secondary">{words.total(rows)}</Text>}
      </Inline>
    </Stack>
  );
}

const columnsOf = ({ preview: { rows, columns }, reading: { head } }: OpenedSheet): Column[] =>
  columns.map((_, at) => ({
    at,
    letter: letterOf(at),
    head: rows[0]?.[at] ?? '',
    sample: rows
      .slice(head ? 1 : 0)
      .map((cells) => cells[at]?.trim() ?? '')
      .filter((cell) => cell !== '')
      .slice(0, 3)
      .join(' / '),
  }));

/** A, B … Z, AA, AB …, as spreadsheets call their columns. */
const letterOf = (at: number): string =>
  (at >= 26 ? letterOf(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
