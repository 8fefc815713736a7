import { BlockedWords, operator, SavedWords } from '@tinystar/contract';
import { Empty, Heading, Skeleton, SkeletonRegion, Stack, Tag } from '@tinystar/ui';
import { useState } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import { useCall } from '../shared/calls/index.ts';
import { runCall } from '../shared/calls/runCall.ts';
import { ConflictDialog, useOpened } from '../shared/conflict/index.ts';
import { momentText } from '../shared/moment.ts';
import { remoteOf } from '../shared/remote.ts';
import { useApi } from '../shared/session.ts';
import { copy } from './copy.ts';
import { PagedTable } from './PagedTable.tsx';
import { useUndo } from './useUndo.tsx';
import { useUndoableSave } from './useUndoableSave.ts';
import { WordForm } from './WordForm.tsx';

const words = copy.words;

type Words = Pick<SavedWords, 'words'>;

const originOf = ({ updatedAt, words: all }: SavedWords) => ({ version: updatedAt, values: { words: all } });

/** Words that may stand in no question and no answer, and where they stood. */
export function WordPanel() {
  const [page, setPage] = useState(1);
  const list = useCall(operator.blockedWords, {});
  const hits = useCall(operator.blockedWordHits, { page }, { keepPrevious: true });
  const touches = [operator.blockedWords, operator.acts];
  const api = useApi();
  const now = remoteOf(list);
  const { opened, edition, renew } = useOpened(list.data);
  const undo = useUndo(operator.setBlockedWords, touches, renew);
  const { save, saving, conflict } = useUndoableSave<Words>({
    fields: { words: { label: words.list, show: (all) => all.join('\n') } },
    send: (values, version) => runCall(api, operator.setBlockedWords, { ...values, version }),
    read(current) {
      const there = SavedWords.safeParse(current);
      return there.success ? originOf(there.data) : undefined;
    },
    undo: (before, version) => undo(copy.saved, { ...before, version }),
    touches,
    renew,
  });
  return (
    <Stack gap={32}>
      {now.kind === 'ready' && opened ? (
        <WordForm
          // What an undo brings back stands in the form too.
          key={edition}
          words={opened.words}
          pending={saving}
          check={(wanted) => BlockedWords.safeParse(wanted).error?.issues[0]?.message}
          onSave={(wanted) => save(originOf(opened), { words: wanted })}
        />
      ) : now.kind !== 'failed' && now.kind !== 'missing' ? (
        <SkeletonRegion>
          <Skeleton shape="block" height={16} />
        </SkeletonRegion>
      ) : (
        <FailedResult title={copy.failed} of={now} onRetry={() => void list.refetch()} />
      )}
      <ConflictDialog {...conflict} />
      <Stack as="section" gap={12}>
        <Heading level={2}>{words.hits}</Heading>
        <PagedTable
          caption={words.hits}
          call={hits}
          page={page}
          onPage={setPage}
          rowId={({ id }) => id}
          empty={<Empty kind="waiting" title={words.empty} />}
          columns={[
            { id: 'word', title: words.columns.word, cell: ({ word }) => word },
            {
              id: 'kind',
              title: words.columns.kind,
              width: 9,
              cell: ({ kind }) => <Tag tone={kind === 'question' ? 'warning' : 'danger'}>{words.kinds[kind]}</Tag>,
            },
            {
              id: 'assistant',
              title: words.columns.assistant,
              cell: ({ assistantName }) => assistantName || words.generation,
            },
            {
              id: 'time',
              title: words.columns.time,
              width: 9,
              align: 'end',
              cell: ({ time }) => momentText(time, hits.dataUpdatedAt),
            },
          ]}
        />
      </Stack>
    </Stack>
  );
}
