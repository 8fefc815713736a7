import { ConfirmDialog } from '@tinystar/ui';
import { copy } from './copy.ts';

export interface RemoveAssistantProps {
  open: boolean;
  name: string;
  /** Where the public finds it; undefined while it is private. */
  link: string | undefined;
  pending: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before an assistant is removed with all it knows. */
export default function RemoveAssistant({ open, name, link, pending, onCancel, onConfirm }: RemoveAssistantProps) {
  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      title={copy.remove.title(name)}
      confirmLabel={copy.remove.confirm}
      pending={pending}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {link === undefined ? null : copy.remove.live(link)}
      {copy.remove.text}
    </ConfirmDialog>
  );
}
