import type { QaPair } from '@tinystar/contract';
import { ConfirmDialog, toast } from '@tinystar/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { copy } from './copy.ts';
import { EditPair } from './EditPair.tsx';
import { QaLibraryView } from './QaLibraryView.tsx';
import { TransferTools } from './TransferTools.tsx';
import { usePairMoves, usePairs, type LibraryFilter } from './useLibrary.ts';
import { WritePair } from './WritePair.tsx';

export interface QaLibraryPageProps {
  assistantId: string;
}

const nothing = { question: '', wordings: '', answer: '' };

/** The Q&A pairs of one assistant: write, find, delete, take back. Search and page live in the address. */
export function QaLibraryPage({ assistantId }: QaLibraryPageProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const filter: LibraryFilter = {
    keyword: query.get('keyword') ?? '',
    view: query.get('view') === 'bin' ? 'bin' : 'library',
    page: Number(query.get('page')) || 1,
  };
  const list = usePairs(assistantId, filter);
  const { remove, restore } = usePairMoves(assistantId);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [removing, setRemoving] = useState<string[]>([]);
  const [writing, setWriting] = useState<'new' | QaPair>();
  const detailHref = ({ id }: QaPair) => `/a/train/bot/${assistantId}/knowledge/qa/${id}`;

  const onFilter = (change: Partial<LibraryFilter>) => {
    const { keyword, view, page } = { ...filter, ...change };
    if (change.view) setSelected(new Set());
    const entries = { keyword, view: view === 'bin' ? view : '', page: page > 1 ? String(page) : '' };
    setQuery(
      Object.entries(entries).filter(([, value]) => value),
      { replace: true },
    );
  };
  const forget = (ids: readonly string[]) =>
    setSelected((before) => new Set([...before].filter((id) => !ids.includes(id))));
  const takeBack = (ids: string[]) =>
    restore.mutate(ids, {
      onSuccess: () => {
        toast(copy.restored);
        forget(ids);
      },
      onError: say,
    });
  const close = () => setWriting(undefined);

  return (
    <>
      <QaLibraryView
        pairs={remoteOf(list)}
        filter={filter}
        selected={selected}
        tools={<TransferTools kbBotId={assistantId} />}
        detailHref={detailHref}
        onSelect={setSelected}
        onFilter={onFilter}
        onRefresh={() => void list.refetch()}
        onCreate={() => setWriting('new')}
        onEdit={setWriting}
        onOpen={(pair) => void navigate(detailHref(pair))}
        onRemove={({ id }) => setRemoving([id])}
        onRemoveSelected={() => setRemoving([...selected])}
        onRestore={({ id }) => takeBack([id])}
        onRestoreSelected={() => takeBack([...selected])}
      />
      {writing === 'new' ? (
        <WritePair kbBotId={assistantId} kind="create" initial={nothing} detailHref={detailHref} onClose={close} />
      ) : writing ? (
        <EditPair kbBotId={assistantId} pair={writing} onClose={close} />
      ) : null}
      <ConfirmDialog
        open={removing.length > 0}
        tone="danger"
        title={copy.removeTitle(removing.length)}
        confirmLabel={copy.remove}
        pending={remove.isPending}
        onCancel={() => setRemoving([])}
        onConfirm={() =>
          remove.mutate(removing, {
            onSuccess: () => {
              toast(copy.removed);
              forget(removing);
            },
            onError: say,
            onSettled: () => setRemoving([]),
          })
        }
      >
        {copy.removeText}
      </ConfirmDialog>
    </>
  );
}
