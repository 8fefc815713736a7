import { ConfirmDialog } from '@tinystar/ui';
import { copy } from './copy.ts';

export interface CreateElsewhereDialogProps {
  open: boolean;
  /** Which of the two questions (`whereToCreate`). */
  title: string;
  pending?: boolean;
  onCancel: () => void;
  onSwitch: () => void;
}

/** Asks a member without the right to create whether to do it as somebody else (D-54, D-55). */
export function CreateElsewhereDialog({
  open,
  title,
  pending = false,
  onCancel,
  onSwitch,
}: CreateElsewhereDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel={copy.switchNow}
      pending={pending}
      onCancel={onCancel}
      onConfirm={onSwitch}
    />
  );
}
