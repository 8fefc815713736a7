import { ConfirmDialog } from '@tinystar/ui';
import { copy } from './copy.ts';

export interface FreePlanDialogProps {
  open: boolean;
  pending?: boolean;
  onCancel: () => void;
  onSwitch: () => void;
}

/** The free plan belongs to an enterprise one does not act as yet; nothing is switched unasked (D-58, C-43). */
export function FreePlanDialog({ open, pending = false, onCancel, onSwitch }: FreePlanDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={copy.freePlanSwitch}
      confirmLabel={copy.switchNow}
      pending={pending}
      onCancel={onCancel}
      onConfirm={onSwitch}
    />
  );
}
