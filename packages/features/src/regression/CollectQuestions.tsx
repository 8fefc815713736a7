import { regression, type RegressionSource } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useCall, useChange } from '../shared/calls/index.ts';
import { noticeOf } from '../shared/errors.ts';
import { remoteOf } from '../shared/remote.ts';
import { CollectDialog } from './CollectDialog.tsx';
import { copy } from './copy.ts';

export interface CollectQuestionsProps {
  kbBotId: string;
  from: RegressionSource;
  onClose: () => void;
}

/** Takes questions of the Q&A library, or of rated answers, into the set: those that were chosen. */
export function CollectQuestions({ kbBotId, from, onClose }: CollectQuestionsProps) {
  const found = useCall(regression.collectable, { kbBotId, from }, { staleTime: 0 });
  const collect = useChange(regression.collect, {
    touches: [regression.questions, regression.overview],
    onSuccess({ count }) {
      toast(copy.collected(count));
      onClose();
    },
  });
  return (
    <CollectDialog
      from={from}
      found={remoteOf(found)}
      pending={collect.isPending}
      error={collect.error ? noticeOf(collect.error)?.text : undefined}
      onAdd={(questions) => collect.mutate({ kbBotId, from, questions })}
      onRetry={() => void found.refetch()}
      onClose={onClose}
    />
  );
}
