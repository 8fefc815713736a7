import { ConfirmDialog } from '@tinystar/ui';
import { removeCopy } from './removeCopy.ts';

export interface RemoveAssistantDialogProps {
  open: boolean;
  name: string;
  /** Where the public finds it; undefined while it is private. */
  link: string | undefined;
  /** How long it can be taken back; undefined while that is not known. */
  days: number | undefined;
  pending: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** The question before an assistant moves into the recycle bin. */
export function RemoveAssistantDialog(props: RemoveAssistantDialogProps) {
  const { open, name, link, days, pending, onCancel, onConfirm } = props;
  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      title={removeCopy.title(name)}
      confirmLabel={removeCopy.confirm}
      pending={pending}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {link === undefined ? null : removeCopy.live(link)}
      {removeCopy.text(days)}
    </ConfirmDialog>
  );
}
