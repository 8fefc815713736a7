import type { Endpoint, Input } from '@tinystar/contract';
import { Button, toast } from '@tinystar/ui';
import { useChange } from '../shared/calls/index.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';

/** Tells what was done, with the way back: the call that makes it undone. */
export const useUndo = <E extends Endpoint>(call: E, touches: readonly Endpoint[]) => {
  const back = useChange(call, { touches, onSuccess: () => toast(copy.undone), onError: say });
  return (done: string, input: Input<E>) =>
    toast(done, {
      action: (dismiss) => (
        <Button
          size="sm"
          tone="accent"
          emphasis="quiet"
          onPress={() => {
            dismiss();
            back.mutate(input);
          }}
        >
          {copy.undo}
        </Button>
      ),
    });
};
