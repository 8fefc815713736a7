import { constants, documentBin, documents, type Document, type DocumentStatus, type Output } from '@tinystar/contract';
import { useCallback, useState } from 'react';
import { inParts } from '../shared/inParts.ts';
import { useCall, useChange } from '../shared/calls/index.ts';

export interface DocumentFilter {
  keyword: string;
  status: DocumentStatus | undefined;
  page: number;
}

const settled = new Set<DocumentStatus>(['trained', 'cookFailed', 'cookTimeout', 'trainFailed', 'trainTimeout']);

/** How often the list is asked again while something is being processed, in ms. */
const POLL = 1_000;
/** And otherwise, before the passes in the links to the originals expire. */
const RENEW = 1_800_000;

const isMoving = (data: Output<typeof documents.list> | undefined) =>
  data?.rows.some(({ status, newVersionAt }) => newVersionAt !== undefined || !settled.has(status)) ?? false;

/** A page that is captured again is looked for so long, in ms: one that failed once more looks as before. */
const CAPTURED_WITHIN = 120_000;

interface Awaited extends Pick<Document, 'reason'> {
  capturedAt: number | undefined;
  until: number;
}

/**
 * One page of an assistant's documents, live while any of them is on its way. `awaitCapture` says that one is captured again,
 * which its row does not tell before the new page is there; `isAwaited` says that of a row.
 */
export const useDocumentList = (assistantId: string, { keyword, status, page }: DocumentFilter) => {
  const [awaited, setAwaited] = useState<ReadonlyMap<string, Awaited>>(new Map());
  const isAwaited = useCallback(
    ({ id, reason, site }: Document) => {
      const asked = awaited.get(id);
      return asked?.capturedAt === site?.capturedAt && asked?.reason === reason && asked.until > Date.now();
    },
    [awaited],
  );
  const list = useCall(
    documents.list,
    { id: assistantId, keyword: keyword || undefined, status, page, size: constants.PAGE_SIZE },
    { keepPrevious: true, poll: (latest) => (isMoving(latest) || latest?.rows.some(isAwaited) ? POLL : RENEW) },
  );
  const awaitCapture = ({ id, reason, site }: Document) =>
    setAwaited((before) =>
      new Map(before).set(id, { reason, capturedAt: site?.capturedAt, until: Date.now() + CAPTURED_WITHIN }),
    );
  return { list, isAwaited, awaitCapture };
};

/** What the list shows of those that are captured again: that their new version is on its way. */
export const withAwaited = (data: Output<typeof documents.list>, isAwaited: (row: Document) => boolean) => ({
  ...data,
  rows: data.rows.map((row) => (isAwaited(row) ? { newVersionAt: row.updatedAt, ...row } : row)),
});

/** Calls that change the library. */
export const useDocumentActions = (assistantId: string) => {
  const touches = [documents.list];
  const retry = useChange(documents.retry, { touches });
  const recapture = useChange(documents.recapture, { touches });
  const setRecapture = useChange(documents.setRecapture, { touches });
  const remove = useChange(
    async (api, ids: string[]) => {
      if (ids.length === 1) await api(documents.remove, { id: ids[0]! });
      else await inParts(ids, 1_000, (some) => api(documents.bulkRemove, { kbBotId: assistantId, ids: some }));
    },
    { touches: [...touches, documentBin.page] },
  );
  return { retry, recapture, setRecapture, remove };
};
