import type { enterprise, LedgerEntry, me } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { useCall } from '../calls/index.ts';
import { csvOf } from '../csv.ts';
import { addDays, dayText, minuteText } from '../days.ts';
import { remoteOf } from '../remote.ts';
import { saveFile } from '../saveFile.ts';
import { say } from '../say.ts';
import { useApi } from '../session.ts';
import { ledgerCopy as words } from './copy.ts';
import { remarkOf } from './remarkOf.ts';
import type { LedgerBarProps, LedgerFilter } from './LedgerBar.tsx';

/** Lines a file holds at most: a hundred calls. */
const LINES_MAX = 10_000;
const CALL_SIZE = 100;

/** Days in Shanghai as times, in ms; the last day is whole. */
const inputOf = ({ direction, range }: LedgerFilter) => ({
  ...(direction !== 'all' && { direction }),
  ...(range && {
    from: Date.parse(`${range.from}T00:00:00+08:00`),
    until: Date.parse(`${addDays(range.to, 1)}T00:00:00+08:00`),
  }),
});

const rowOf = (entry: LedgerEntry) => [minuteText(entry.time), remarkOf(entry), entry.delta, entry.balance];

/** One page of a ledger, newest first, with its filter and its file; `page` belongs to the address of some pages. */
export function useLedger(
  endpoint: typeof me.ledger | typeof enterprise.ledger,
  [page, setPage]: readonly [number, (page: number) => void],
) {
  const api = useApi();
  const [filter, setFilter] = useState<LedgerFilter>({ direction: 'all', range: null });
  const [exporting, setExporting] = useState(false);
  const input = inputOf(filter);
  const list = useCall(endpoint, { page, ...input }, { keepPrevious: true });

  const save = async () => {
    setExporting(true);
    try {
      const rows: LedgerEntry[] = [];
      for (let at = 1; ; at++) {
        const { rows: more } = await api(endpoint, { page: at, size: CALL_SIZE, ...input });
        rows.push(...more);
        if (more.length < CALL_SIZE || rows.length >= LINES_MAX) break;
      }
      saveFile(csvOf([words.columns, ...rows.map(rowOf)]), `${words.name}-${dayText(Date.now())}.csv`);
      if (rows.length >= LINES_MAX) toast(words.cut(LINES_MAX));
    } catch (error) {
      say(error);
    } finally {
      setExporting(false);
    }
  };
  const bar: LedgerBarProps = {
    filter,
    exporting,
    onFilter(next) {
      setFilter(next);
      setPage(1);
    },
    onExport: () => void save(),
  };
  return {
    ledger: remoteOf(list),
    bar,
    page,
    onPage: setPage,
    onRetry: () => void list.refetch(),
  };
}
