import { documents, waitingEdits, type Input } from '@tinystar/contract';
import { Button, toast } from '@tinystar/ui';
import { useChange } from '../../shared/calls/index.ts';
import { say } from '../../shared/say.ts';
import { copy } from './copy.ts';

const touches = [waitingEdits.list, documents.result, documents.get, documents.list];

type Taken = Omit<Input<typeof waitingEdits.take>, 'kbBotId' | 'kbBotFileId'>;

/** Decides about edits of a document that wait, each with the way back where it is told. */
export function useDecisions(file: { kbBotId: string; kbBotFileId: string }) {
  const back = useChange(waitingEdits.takeBack, {
    touches,
    onSuccess: () => toast(copy.decided.takenBack),
    onError: say,
  });
  const takeBack = (id: string, version: number | undefined) =>
    back.mutate({ ...file, id, ...(version !== undefined && { version }) });
  const tell = (words: string, id: string, version?: number) =>
    toast(words, {
      action: (dismiss) => (
        <Button
          size="sm"
          tone="accent"
          emphasis="quiet"
          onPress={() => {
            dismiss();
            takeBack(id, version);
          }}
        >
          {copy.decided.takeBack}
        </Button>
      ),
    });
  const take = useChange(waitingEdits.take, {
    touches,
    onSuccess: ({ version }, { id }) => tell(copy.taken, id, version),
    onError: say,
  });
  const discard = useChange(waitingEdits.discard, {
    touches,
    onSuccess: (_, { id }) => tell(copy.discarded, id),
    onError: say,
  });
  return {
    take: (taken: Taken) => take.mutate({ ...file, ...taken }),
    discard: (id: string) => discard.mutate({ ...file, id }),
    takeBack,
    pending: take.isPending || discard.isPending || back.isPending,
  };
}
