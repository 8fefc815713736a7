import { ConfirmDialog } from '@tinystar/ui';
import type { ErrorNotice } from '../shared/errors.ts';
import { copy } from './copy.ts';

export interface NoCoinDialogProps {
  open: boolean;
  /** The wording of missing coins for whoever uploads (code 20013). */
  notice: ErrorNotice;
  /** Goes to where coins are bought; without it there is only another try. */
  onRecharge: (() => void) | undefined;
  /** Sends again what was refused. */
  onRetry: () => void;
  onClose: () => void;
}

/** Uploads were refused for want of coins: whose balance it is, and the way on (D-56). */
export function NoCoinDialog({ open, notice, onRecharge, onRetry, onClose }: NoCoinDialogProps) {
  const pays = notice.actions.includes('recharge') || notice.actions.includes('topUpEnterprise');
  const recharge = pays ? onRecharge : undefined;
  return (
    <ConfirmDialog
      open={open}
      title={copy.noCoins.title}
      confirmLabel={recharge ? copy.noCoins.recharge : copy.retry}
      cancelLabel={copy.noCoins.later}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        (recharge ?? onRetry)();
      }}
    >
      {notice.text}
    </ConfirmDialog>
  );
}
