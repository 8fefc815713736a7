import { documents, documentVersions, waitingEdits, type Endpoint } from '@tinystar/contract';
import { Button, toast } from '@tinystar/ui';
import { useChange } from '../../shared/calls/index.ts';
import { say } from '../../shared/say.ts';
import { copy } from './copy.ts';

/** What another current version makes out of date. */
export const touches: readonly Endpoint[] = [
  documentVersions.list,
  documents.get,
  documents.list,
  documents.result,
  waitingEdits.list,
];

const told = (number: number) => copy.restored(number);

/** Makes an earlier version the current one again; the way back is the same call for the one that was current. */
export function useRestore(file: { kbBotId: string; kbBotFileId: string }, current: number | undefined) {
  const undo = useChange(documentVersions.restore, {
    touches,
    onSuccess: (_, { number }) => toast(told(number)),
    onError: say,
  });
  const { mutate, isPending } = useChange(documentVersions.restore, {
    touches,
    onSuccess: (_, { number }) =>
      toast(told(number), {
        action: (dismiss) => (
          <Button
            size="sm"
            tone="accent"
            emphasis="quiet"
            onPress={() => {
              dismiss();
              if (current !== undefined) undo.mutate({ ...file, number: current });
            }}
          >
            {copy.undo}
          </Button>
        ),
      }),
    onError: say,
  });
  return { restore: (number: number) => mutate({ ...file, number }), isPending: isPending || undo.isPending };
}
