import { regression, type RegressionSource } from '@tinystar/contract';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { useRemoval } from '../shared/useRemoval.tsx';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { useSelectAll } from '../shared/useSelectAll.ts';
import { AddQuestion } from './AddQuestion.tsx';
import { CollectQuestions } from './CollectQuestions.tsx';
import { copy } from './copy.ts';
import { ImportQuestions } from './ImportQuestions.tsx';
import { QuestionsView } from './QuestionsView.tsx';

/** The question set with its dialogs. */
export function Questions({ kbBotId }: { kbBotId: string }) {
  const [query, setQuery] = useSearchParams();
  const [open, setOpen] = useState<'add' | 'import' | RegressionSource>();
  const page = Number(query.get('page')) || 1;
  const questions = useCall(regression.questions, { kbBotId, page }, { keepPrevious: true });
  const touches = [regression.questions, regression.overview];
  const remove = useChange((api, ids: string[]) => api(regression.remove, { kbBotId, ids }), { touches });
  const { selected, select, ask, question } = useRemoval({ remove, words: copy.removing });
  const all = useSelectAll({
    data: questions.data,
    filter: kbBotId,
    chosen: selected.size,
    read: (api, paging) => api(regression.questions, { kbBotId, ...paging }),
    onSelect: (rows) => select(new Set(rows.map(({ id }) => id))),
  });
  const close = () => setOpen(undefined);
  return (
    <>
      <QuestionsView
        questions={remoteOf(questions)}
        page={page}
        selected={selected}
        all={all}
        onPage={(next) => setQuery({ tab: 'questions', page: String(next) })}
        onAdd={() => setOpen('add')}
        onCollect={setOpen}
        onImport={() => setOpen('import')}
        onSelect={select}
        onRemove={ask}
        onRetry={() => void questions.refetch()}
      />
      {question}
      {open === 'add' ? <AddQuestion kbBotId={kbBotId} onClose={close} /> : null}
      {open === 'pairs' || open === 'thumbs' ? (
        <CollectQuestions kbBotId={kbBotId} from={open} onClose={close} />
      ) : null}
      {open === 'import' ? <ImportQuestions kbBotId={kbBotId} onClose={close} /> : null}
    </>
  );
}
