import { Button, Dialog } from '@tinystar/ui';
import { ApplyForm } from './ApplyForm.tsx';
import { copy } from './copy.ts';
import type { ApplyOptions } from './useApply.ts';

export interface ApplyDialogProps extends Omit<ApplyOptions, 'type'> {
  open: boolean;
  /** Renewing a stopped enterprise instead of asking for a first one. */
  reNew: boolean;
  onClose: () => void;
}

/** Asks for an enterprise of one's own, or to go on with it (D-05). */
export default function ApplyDialog({ open, reNew, onClose, ...options }: ApplyDialogProps) {
  return (
    <Dialog size="sm" open={open} onClose={onClose} {...(reNew ? copy.solution.reNewDialog : copy.solution.dialog)}>
      <ApplyForm
        {...options}
        type={reNew ? 'enterprise_renewal' : 'enterprise_trial'}
        after={
          <Button tone="accent" emphasis="solid" onPress={onClose}>
            {copy.form.close}
          </Button>
        }
      />
    </Dialog>
  );
}
