import { regression } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { useRemoval } from '../shared/useRemoval.tsx';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { useSelectAll } from '../shared/useSelectAll.ts';
import { AddQuestion } from './AddQuestion.tsx';
import { copy } from './copy.ts';
import { ImportQuestions } from './ImportQuestions.tsx';
import { QuestionsView } from './QuestionsView.tsx';

/** The question set with its dialogs. */
export function Questions({ kbBotId }: { kbBotId: string }) {
  const [query, setQuery] = useSearchParams();
  const [open, setOpen] = useState<'add' | 'import'>();
  const page = Number(query.get('page')) || 1;
  const questions = useCall(regression.questions, { kbBotId, page }, { keepPrevious: true });
  const touches = [regression.questions, regression.overview];
  const collect = useChange(regression.collect, {
    touches,
    onSuccess: ({ count }) => toast(copy.collected(count)),
    onError: say,
  });
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
        collecting={collect.isPending}
        onPage={(next) => setQuery({ tab: 'questions', page: String(next) })}
        onAdd={() => setOpen('add')}
        onCollect={(from) => collect.mutate({ kbBotId, from })}
        onImport={() => setOpen('import')}
        onSelect={select}
        onRemove={ask}
        onRetry={() => void questions.refetch()}
      />
      {question}
      {open === 'add' ? <AddQuestion kbBotId={kbBotId} onClose={close} /> : null}
      {open === 'import' ? <ImportQuestions kbBotId={kbBotId} onClose={close} /> : null}
    </>
  );
}
