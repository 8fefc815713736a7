import { qaPairs, type QaPair } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { useSelectAll } from '../shared/useSelectAll.ts';
import { useRemoval } from '../shared/useRemoval.tsx';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { copy } from './copy.ts';
import { EditPair } from './EditPair.tsx';
import { useEditorSoon } from './loadEditor.ts';
import { pairHref } from './pairHref.ts';
import { QaLibraryView } from './QaLibraryView.tsx';
import { TransferTools } from './TransferTools.tsx';
import { usePairMoves, usePairs, wantedPairs, type LibraryFilter } from './useLibrary.ts';
import { useNewPair } from './useNewPair.ts';
import { WritePair } from './WritePair.tsx';

export interface QaLibraryPageProps {
  assistantId: string;
}

const removal = { title: copy.removeTitle, text: copy.removeText, confirm: copy.remove, done: copy.removed };

/** The Q&A pairs of one assistant: write, find, delete, take back. Search and page live in the address. */
export function QaLibraryPage({ assistantId }: QaLibraryPageProps) {
  useEditorSoon();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const filter: LibraryFilter = {
    keyword: query.get('keyword') ?? '',
    view: query.get('view') === 'bin' ? 'bin' : 'library',
    page: Number(query.get('page')) || 1,
  };
  const list = usePairs(assistantId, filter);
  const { remove, restore } = usePairMoves(assistantId);
  const { selected, select, forget, ask, question } = useRemoval({ remove, words: removal });
  const all = useSelectAll({
    data: list.data,
    filter: `${filter.view} ${filter.keyword}`,
    chosen: selected.size,
    read: (api, paging) => api(qaPairs.page, { ...wantedPairs(assistantId, filter), ...paging }),
    onSelect: (rows) => select(new Set(rows.map(({ id }) => id))),
  });
  const [writing, setWriting] = useState<'new' | QaPair>();
  const begun = useNewPair(assistantId).changed.length > 0;
  const detailHref = ({ id }: QaPair) => pairHref(assistantId, id);

  const onFilter = (change: Partial<LibraryFilter>) => {
    const { keyword, view, page } = { ...filter, ...change };
    if (change.view) select(new Set());
    const entries = { keyword, view: view === 'bin' ? view : '', page: page > 1 ? String(page) : '' };
    setQuery(
      Object.entries(entries).filter(([, value]) => value),
      { replace: true },
    );
  };
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
        all={all}
        tools={<TransferTools kbBotId={assistantId} />}
        detailHref={detailHref}
        onSelect={select}
        onFilter={onFilter}
        onRefresh={() => void list.refetch()}
        begun={begun}
        onCreate={() => setWriting('new')}
        onEdit={setWriting}
        onOpen={(pair) => void navigate(detailHref(pair))}
        onRemove={({ id }) => ask([id])}
        onRemoveSelected={() => ask([...selected])}
        onRestore={({ id }) => takeBack([id])}
        onRestoreSelected={() => takeBack([...selected])}
      />
      {writing === 'new' ? (
        <WritePair kbBotId={assistantId} kind="create" onClose={close} />
      ) : writing ? (
        <EditPair kbBotId={assistantId} pair={writing} onClose={close} />
      ) : null}
      {question}
    </>
  );
}
