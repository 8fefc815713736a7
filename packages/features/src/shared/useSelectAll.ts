import { constants, type Api } from '@tinystar/contract';
import { useChange } from './calls/index.ts';
import { say } from './say.ts';

/** One page of a list, asked for by its number and size. */
type ReadPage<Row> = (api: Api, paging: { page: number; size: number }) => Promise<{ rows: Row[]; count: number }>;

export interface SelectAllOptions<Row> {
  /** The page that is shown, and how many match in all; undefined while they load. */
  data: { rows: readonly Row[]; count: number } | undefined;
  /** Tells one filter from another. */
  filter: string;
  chosen: number;
  read: ReadPage<Row>;
  /** Whether a row can be chosen. */
  free?: (row: Row) => boolean;
  onSelect: (rows: readonly Row[]) => void;
}

/** The offer to choose what matches on all pages; undefined where the page shows all, or all are chosen. */
export function useSelectAll<Row extends { id: string }>(options: SelectAllOptions<Row>) {
  const { data, filter, chosen, read, free = () => true, onSelect } = options;
  const gather = useChange((api, _filter: string) => everyPage(api, read), {
    touches: [],
    onSuccess: (rows) => onSelect(rows.filter(free)),
    onError: say,
  });
  const known = gather.variables === filter ? gather.data?.filter(free).length : undefined;
  if (!data || data.count <= data.rows.length || chosen >= (known ?? data.count)) return undefined;
  return { count: known ?? data.count, pending: gather.isPending, onChoose: () => gather.mutate(filter) };
}

async function everyPage<Row extends { id: string }>(api: Api, read: ReadPage<Row>): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const part = await read(api, { page, size: constants.PAGE_SIZE_MAX });
    for (const row of part.rows) rows.set(row.id, row);
    if (part.rows.length === 0 || page * constants.PAGE_SIZE_MAX >= part.count) return [...rows.values()];
  }
}
