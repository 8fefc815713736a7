import { requiredColumns, type SheetColumn, type SheetKind, type SheetPreview } from '@tinystar/contract';

/** How a spreadsheet is to be read. */
export interface SheetReading {
  /** The first row is a head and not taken in. */
  head: boolean;
  columns: readonly SheetColumn[];
}

/** A spreadsheet that was looked at and not sent yet. */
export interface OpenedSheet {
  name: string;
  preview: SheetPreview;
  reading: SheetReading;
}

/** Whether every column is there without which nothing can be read. */
export const isReadable = (kind: SheetKind, { columns }: SheetReading): boolean =>
  requiredColumns[kind].every((column) => columns.includes(column));

/** How many rows would be taken in. */
export const rowsToRead = ({ preview, reading }: OpenedSheet): number => preview.total - (reading.head ? 1 : 0);

/** Whether there is something to take in, read in the way that was chosen. */
export const canImport = (kind: SheetKind, sheet: OpenedSheet): boolean =>
  isReadable(kind, sheet.reading) && rowsToRead(sheet) > 0;

/** One column read as something else; what can stand once leaves the column that was read so. */
export const readAs = ({ head, columns }: SheetReading, at: number, column: SheetColumn): SheetReading => ({
  head,
  columns: columns.map((before, place) =>
    place === at ? column : before === column && column !== 'wording' ? 'none' : before,
  ),
});

/** The fields that go with the file. */
export const fieldsOf = ({ head, columns }: SheetReading) => ({
  columns: columns.join(','),
  head: head ? ('yes' as const) : ('no' as const),
});
