import { qaEntries, type QaEntry, type QaEntryType } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { ConflictDialog } from '../shared/conflict/index.ts';
import { noticeOf } from '../shared/errors.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { useSelectAll } from '../shared/useSelectAll.ts';
import { useRemoval } from '../shared/useRemoval.tsx';
import { copy } from './copy.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { EntrySection } from './EntrySection.tsx';
import { pairHref } from './pairHref.ts';
import { TransferTools } from './TransferTools.tsx';
import { originOf, useEntries, useEntryChanges, useSaveEntry, type PairPlace } from './useEntries.ts';
import { useImageUpload } from '../shared/useImageUpload.ts';
import { useSameQuestion } from './useSameQuestion.ts';

const words = copy.entry;
const removal = { title: words.removeTitle, text: words.removeText, confirm: copy.remove, done: words.removed };

/** The wordings or answers of a pair, joined to the calls that change them. */
export function Entries({ place, type }: { place: PairPlace; type: QaEntryType }) {
  const [page, setPage] = useState(1);
  const list = useEntries(place, type, page);
  const { create, makeMain, remove } = useEntryChanges(place);
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
  const refused = writing === 'new' && create.error;
  const { same, checking, saveUnlessSame, forgetSame } = useSameQuestion(kbBotId);
  const close = () => {
    setWriting(undefined);
    create.reset();
    written.reset();
  };
  const done = () => {
    toast(copy.saved);
    forgetSame();
    close();
  };
  const written = useSaveEntry({
    place,
    entry: writing === 'new' ? undefined : writing,
    onSaved: done,
    onTheirs: close,
  });
  const save = (content: string) => {
    const store = () => {
      if (writing === 'new') create.mutate({ ...place, type, content }, { onSuccess: done });
      else if (writing) written.saveWhole(originOf(writing), { content });
    };
    const unchanged = writing !== 'new' && writing?.content === content;
    if (type === 'a' || unchanged) store();
    else void saveUnlessSame([content], store);
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
        onMakeMain={({ id, content, updatedAt: version }) =>
          makeMain.mutate(
            { kbBotId, id, content, isMain: true, version },
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
          pending={create.isPending || written.saving || checking}
          error={refused ? noticeOf(refused)?.text : written.error}
          same={same}
          pairHref={({ id }) => pairHref(kbBotId, id)}
          onUpload={onUpload}
          onClose={close}
          onSave={save}
        />
      ) : null}
      <ConflictDialog {...written.conflict} />
      {question}
    </>
  );
}
