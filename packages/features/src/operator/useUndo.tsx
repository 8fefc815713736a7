import type { Endpoint, Input } from '@tinystar/contract';
import { Button, toast } from '@tinystar/ui';
import { useChange } from '../shared/calls/index.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';

/** Tells what was done, with the way back: the call that makes it undone. */
export const useUndo = <E extends Endpoint>(call: E, touches: readonly Endpoint[], onUndone?: () => void) => {
  const onSuccess = () => {
    onUndone?.();
    toast(copy.undone);
  };
  const back = useChange(call, { touches, onSuccess, onError: say });
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
