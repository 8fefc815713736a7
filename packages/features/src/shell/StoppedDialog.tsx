import { ConfirmDialog } from '@tinystar/ui';
import { copy } from './copy.ts';

export interface StoppedDialogProps {
  open: boolean;
  onCancel: () => void;
  onRenew: () => void;
}

/** The creator's way out of a stopped enterprise (D-53); others get a message. */
export function StoppedDialog({ open, onCancel, onRenew }: StoppedDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={copy.stoppedForCreator}
      confirmLabel={copy.renew}
      onCancel={onCancel}
      onConfirm={onRenew}
    >
      {copy.stoppedKept}
    </ConfirmDialog>
  );
}
