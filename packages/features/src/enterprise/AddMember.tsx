import { enterprise } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useChange } from '../shared/calls/index.ts';
import { noticeOf } from '../shared/errors.ts';
import { AddMemberDialog } from './AddMemberDialog.tsx';
import { copy } from './copy.ts';
import type { Manager } from './model/roles.ts';

/** The add dialog with its call; a refusal stands under the number. */
export function AddMember({ manager, onClose }: { manager: Manager; onClose: () => void }) {
  const add = useChange(enterprise.addMember, {
    touches: [enterprise.members],
    onSuccess: ({ status }) => {
      toast(status === 'joined' ? copy.add.joined : copy.add.waiting);
      onClose();
    },
  });
  return (
    <AddMemberDialog
      manager={manager}
      pending={add.isPending}
      error={add.error ? noticeOf(add.error)?.text : undefined}
      onClose={onClose}
      onAdd={(person) => add.mutate(person)}
      onEdit={add.reset}
    />
  );
}
