import {
  documents,
  documentStatuses,
  me,
  RecaptureConflict,
  tenant,
  type Document,
  type DocumentStatus,
} from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useTouch } from '../shared/calls/index.ts';
import { standingOf } from '../shared/conflict/standingOf.ts';
import { useSelectAll } from '../shared/useSelectAll.ts';
import { useRemoval } from '../shared/useRemoval.tsx';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { remoteOf } from '../shared/remote.ts';
import { useApi } from '../shared/session.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';
import { DocumentLibraryView } from './DocumentLibraryView.tsx';
import { DropArea } from './DropArea.tsx';
import { NoCoinDialog } from './NoCoinDialog.tsx';
import { RecaptureDialog } from './RecaptureDialog.tsx';
import { UploadDrawer } from './UploadDrawer.tsx';
import { useDocumentActions, useDocumentList, withAwaited, type DocumentFilter } from './useDocuments.ts';
import { useCoinNotice } from './useCoinNotice.ts';
import { useNoCoinTip } from './useNoCoinTip.ts';
import { allTrained, countParsed } from './model/allTrained.ts';
import { useUploads } from './useUploads.ts';

export interface DocumentLibraryPageProps {
  assistantId: string;
  /** Shows a trained document; the application puts the source viewer here. */
  renderViewer: (document: Document, onClose: () => void) => ReactNode;
  /** Goes to where the blocks of a document are changed. */
  onEdit: (document: Document) => void;
  /** Goes to what was done to an earlier version and waits for a person. */
  onWaiting: (document: Document) => void;
  /** Goes to the versions of a document. */
  onVersions: (document: Document) => void;
  /** Goes to where coins are bought; undefined where there is no such place for this person. */
  onRecharge: (() => void) | undefined;
}

const removal = { title: copy.removeTitle, text: copy.removeText, confirm: copy.remove, done: copy.removed };

const statusOf = (text: string | null): DocumentStatus | undefined =>
  documentStatuses.find((status) => status === text);

/** The documents of one assistant: upload, watch, look, delete. Filter and page live in the address. */
export function DocumentLibraryPage({
  assistantId,
  renderViewer,
  onEdit,
  onWaiting,
  onVersions,
  onRecharge,
}: DocumentLibraryPageProps) {
  const api = useApi();
  const [query, setQuery] = useSearchParams();
  const filter: DocumentFilter = {
    keyword: query.get('keyword') ?? '',
    status: statusOf(query.get('status')),
    page: Number(query.get('page')) || 1,
  };
  const { list, isAwaited, awaitCapture } = useDocumentList(assistantId, filter);
  const { retry, recapture, setRecapture, remove } = useDocumentActions(assistantId);
  const touch = useTouch();
  const { queue, items } = useUploads(api, assistantId);
  const stored = items.filter(({ phase }) => phase.kind === 'success').length;
  // What is parsed is paid for by its pages, a moment after it was sent.
  const parsed = countParsed(items, list.data?.rows ?? []);
  useEffect(() => void touch(documents.list), [touch, stored]);
  useEffect(() => {
    if (parsed > 0) void touch(me.coins, tenant.coins);
  }, [touch, parsed]);
  const { selected, select, ask, question } = useRemoval({ remove, words: removal });
  const { keyword, status } = filter;
  const all = useSelectAll({
    data: list.data,
    filter: `${keyword} ${status ?? ''}`,
    chosen: selected.size,
    read: (client, paging) =>
      client(documents.list, { id: assistantId, keyword: keyword || undefined, status, ...paging }),
    onSelect: (rows) => select(new Set(rows.map(({ id }) => id))),
  });
  const [drawer, setDrawer] = useState<'closed' | 'file' | 'site'>('closed');
  const [viewing, setViewing] = useState<Document>();
  const [timing, setTiming] = useState<Document>();

  const onFilter = (change: Partial<DocumentFilter>) => {
    const next = { ...filter, ...change };
    const entries = { keyword: next.keyword, status: next.status ?? '', page: next.page > 1 ? String(next.page) : '' };
    setQuery(
      Object.entries(entries).filter(([, value]) => value),
      { replace: true },
    );
  };

  const noCoins = useCoinNotice();
  const tip = useNoCoinTip(items);

  const running = items.filter(({ phase }) => phase.kind === 'queued' || phase.kind === 'uploading').length;

  // Once everything sent is trained, the drawer has nothing to say that the list does not.
  const done = drawer === 'file' && allTrained(items, list.data?.rows ?? [], list.dataUpdatedAt);
  useEffect(() => {
    if (!done) return;
    setDrawer('closed');
    queue.clearFinished();
    toast(copy.allTrained);
  }, [done, queue]);

  const onFiles = (files: File[]) => {
    const refused = queue.add(files, list.data?.types);
    if (drawer !== 'file') setDrawer('file');
    return refused;
  };

  const onSites = (pages: Parameters<typeof queue.addSites>[0]) => {
    queue.addSites(pages);
    setDrawer('file');
  };

  return (
    <DropArea
      onFiles={(files) => {
        const refused = onFiles(files);
        if (refused) toast(refused, { tone: 'danger' });
      }}
    >
      <DocumentLibraryView
        documents={remoteOf(list.data ? { ...list, data: withAwaited(list.data, isAwaited) } : list)}
        filter={filter}
        uploading={drawer === 'closed' && running > 0 ? copy.progress(items.length - running, items.length) : undefined}
        selected={selected}
        all={all}
        onSelect={select}
        onFilter={onFilter}
        onUpload={() => setDrawer('file')}
        onCapture={() => setDrawer('site')}
        onBin={() => setQuery({ view: 'bin' }, { replace: true })}
        onRefresh={() => void list.refetch()}
        onOpen={setViewing}
        onEdit={onEdit}
        onWaiting={onWaiting}
        onVersions={onVersions}
        onRetry={({ id }) =>
          retry.mutate({ kbBotId: assistantId, id }, { onSuccess: () => toast(copy.retried), onError: say })
        }
        onRecapture={(document) => {
          const onSuccess = () => {
            awaitCapture(document);
            toast(copy.site.againStarted);
          };
          recapture.mutate({ kbBotId: assistantId, id: document.id }, { onSuccess, onError: say });
        }}
        onRhythm={setTiming}
        onRemove={({ id }) => ask([id])}
        onRemoveSelected={() => ask([...selected])}
      />
      <UploadDrawer
        open={drawer !== 'closed'}
        tab={drawer === 'site' ? 'site' : 'file'}
        items={items}
        types={list.data?.types}
        keepsVersions={list.data?.versions !== 0}
        freePages={list.data?.freePages}
        explain={({ message, coins }) => (coins ? noCoins.text : message)}
        onTab={setDrawer}
        onClose={() => setDrawer('closed')}
        onFiles={onFiles}
        onCancel={queue.cancel}
        onRetry={queue.retry}
        onForce={queue.force}
        onReplace={queue.replace}
        onClear={queue.clearFinished}
        onCapture={async (siteUrl) => (await api(documents.capture, { siteUrl })) as File}
        onKeep={(file, site) => onSites([{ file, site }])}
        onReadMap={(siteUrl) => api(documents.sitemap, { kbBotId: assistantId, siteUrl })}
        onImport={(pages) => onSites(pages.map((site) => ({ site, file: new File([], site.url) })))}
      />
      <NoCoinDialog
        open={tip.open}
        notice={noCoins}
        onRecharge={onRecharge}
        onRetry={() => tip.short.forEach(queue.retry)}
        onClose={tip.close}
      />
      {timing?.site ? (
        <RecaptureDialog
          key={timing.id}
          open
          {...timing.site}
          pending={setRecapture.isPending}
          onClose={() => setTiming(undefined)}
          onSave={(every) =>
            setRecapture.mutate(
              { kbBotId: assistantId, id: timing.id, every, was: timing.site?.every },
              {
                onSuccess: () => {
                  setTiming(undefined);
                  toast(copy.site.everySaved);
                },
                onError(error) {
                  const now = standingOf(error, RecaptureConflict);
                  if (!now) return say(error);
                  toast(copy.site.everyTaken(copy.site.rhythms[now.every]), { tone: 'danger' });
                  setTiming({ ...timing, site: { ...timing.site!, every: now.every } });
                },
              },
            )
          }
        />
      ) : null}
      {question}
      {viewing ? renderViewer(viewing, () => setViewing(undefined)) : null}
    </DropArea>
  );
}
