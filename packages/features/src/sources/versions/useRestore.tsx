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

/** A document as it is shown: its version, and the number of the one that is current. */
interface Shown {
  kbBotId: string;
  kbBotFileId: string;
  version: number;
  current: number | undefined;
}

/**
 * Makes an earlier version the current one again, unless somebody has changed the document since it was shown; the way
 * back is the same call for the one that was current.
 */
export function useRestore({ version, current, ...file }: Shown) {
  const undo = useChange(documentVersions.restore, {
    touches,
    onSuccess: (_, { number }) => toast(told(number)),
    onError: say,
  });
  const { mutate, isPending } = useChange(documentVersions.restore, {
    touches,
    onSuccess: (after, { number }) =>
      toast(told(number), {
        action: (dismiss) => (
          <Button
            size="sm"
            tone="accent"
            emphasis="quiet"
            onPress={() => {
              dismiss();
              if (current !== undefined) undo.mutate({ ...file, number: current, version: after.version });
            }}
          >
            {copy.undo}
          </Button>
        ),
      }),
    onError: say,
  });
  return { restore: (number: number) => mutate({ ...file, number, version }), isPending: isPending || undo.isPending };
}
