import { enterprise, type Input } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useMutation } from '@tanstack/react-query';
import { noticeOf } from '../shared/errors.ts';
import { useApi } from '../shared/session.ts';
import { AddMemberDialog } from './AddMemberDialog.tsx';
import { copy } from './copy.ts';
import type { Manager } from './model/roles.ts';
import { useMemberActions } from './useMembers.ts';

/** The add dialog with its call; a refusal stands under the number. */
export function AddMember({ manager, onClose }: { manager: Manager; onClose: () => void }) {
  const api = useApi();
  const { refresh } = useMemberActions();
  const add = useMutation({
    mutationFn: (person: Input<typeof enterprise.addMember>) => api(enterprise.addMember, person),
    onSuccess: ({ status }) => {
      void refresh();
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
