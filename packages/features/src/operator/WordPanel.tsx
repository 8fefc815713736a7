import { BlockedWords, operator } from '@tinystar/contract';
import { Empty, Heading, Skeleton, SkeletonRegion, Stack, Tag } from '@tinystar/ui';
import { useState } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import { useCall, useChange } from '../shared/calls/index.ts';
import { momentText } from '../shared/moment.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';
import { PagedTable } from './PagedTable.tsx';
import { useUndo } from './useUndo.tsx';
import { WordForm } from './WordForm.tsx';

const words = copy.words;

/** Words that may stand in no question and no answer, and where they stood. */
export function WordPanel() {
  const [page, setPage] = useState(1);
  const list = useCall(operator.blockedWords, {});
  const hits = useCall(operator.blockedWordHits, { page }, { keepPrevious: true });
  const touches = [operator.blockedWords, operator.acts];
  const undo = useUndo(operator.setBlockedWords, touches);
  const now = remoteOf(list);
  const before = list.data?.words ?? [];
  const save = useChange(operator.setBlockedWords, {
    touches,
    onSuccess: () => undo(copy.saved, { words: before }),
    onError: say,
  });
  return (
    <Stack gap={32}>
      {now.kind === 'ready' ? (
        <WordForm
          // What an undo brings back stands in the form too.
          key={list.dataUpdatedAt}
          words={before}
          pending={save.isPending}
          check={(wanted) => BlockedWords.safeParse(wanted).error?.issues[0]?.message}
          onSave={(wanted) => save.mutate({ words: wanted })}
        />
      ) : now.kind === 'loading' ? (
        <SkeletonRegion>
          <Skeleton shape="block" height={16} />
        </SkeletonRegion>
      ) : (
        <FailedResult title={copy.failed} of={now} onRetry={() => void list.refetch()} />
      )}
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
