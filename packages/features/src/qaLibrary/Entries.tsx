import { qaEntries, type QaEntry, type QaEntryType } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { noticeOf } from '../shared/errors.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { useSelectAll } from '../shared/useSelectAll.ts';
import { useRemoval } from '../shared/useRemoval.tsx';
import { copy } from './copy.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { EntrySection } from './EntrySection.tsx';
import { TransferTools } from './TransferTools.tsx';
import { useEntries, useEntryChanges, type PairPlace } from './useEntries.ts';
import { useImageUpload } from '../shared/useImageUpload.ts';

const words = copy.entry;
const removal = { title: words.removeTitle, text: words.removeText, confirm: copy.remove, done: words.removed };

/** The wordings or answers of a pair, joined to the calls that change them. */
export function Entries({ place, type }: { place: PairPlace; type: QaEntryType }) {
  const [page, setPage] = useState(1);
  const list = useEntries(place, type, page);
  const { create, update, remove } = useEntryChanges(place);
  const { selected, select, ask, question } = useRemoval({ remove, words: removal });
  const all = useSelectAll({
    data: list.data,
    filter: type,
    chosen: selected.size,
    read: (api, paging) => api(qaEntries.page, { ...place, type, ...paging }),
    free: ({ meta }) => !meta.isMain,
    onSelect: (rows) => select(new Set(rows.map(({ id }) => id))),
  });
  const [writing, setWriting] = useState<'new' | QaEntry>();
  const onUpload = useImageUpload(place.kbBotId, 'qa');
  const { kbBotId } = place;
  const refused = writing === 'new' ? create.error : update.error;
  const close = () => {
    setWriting(undefined);
    create.reset();
    update.reset();
  };
  const done = () => {
    toast(copy.saved);
    close();
  };
  const save = (content: string) => {
    if (writing === 'new') create.mutate({ ...place, type, content }, { onSuccess: done });
    else if (writing) update.mutate({ kbBotId, id: writing.id, content }, { onSuccess: done });
  };
  return (
    <>
      <EntrySection
        type={type}
        entries={remoteOf(list)}
        page={page}
        selected={selected}
        all={all}
        tools={type === 'q' ? <TransferTools {...place} /> : null}
        onPage={setPage}
        onSelect={select}
        onAdd={() => setWriting('new')}
        onEdit={setWriting}
        onMakeMain={({ id, content }) =>
          update.mutate(
            { kbBotId, id, content, isMain: true },
            { onSuccess: () => toast(words.madeMain), onError: say },
          )
        }
        onRemove={ask}
        onRetry={() => void list.refetch()}
      />
      {writing ? (
        <EntryDialog
          type={type}
          initial={writing === 'new' ? undefined : writing.content}
          pending={create.isPending || update.isPending}
          error={refused ? noticeOf(refused)?.text : undefined}
          onUpload={onUpload}
          onClose={close}
          onSave={save}
        />
      ) : null}
      {question}
    </>
  );
}
