import { enterprise } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { remoteOf, type Remote } from '../shared/remote.ts';
import { useApi } from '../shared/session.ts';
import { copy } from './copy.ts';
import { InviteLinkDialog } from './InviteLinkDialog.tsx';
import { say } from '../shared/say.ts';

const key = ['inviteLink'];

/** Where an invite link leads; the page of R-16. */
const hrefOf = (id: string) => `${location.origin}/enterprise/invite/link?inviteLinkId=${id}`;

const withHref = (link: Remote<{ id: string; expiresAt: number }>): Remote<{ href: string; expiresAt: number }> =>
  link.kind === 'ready'
    ? { kind: 'ready', data: { href: hrefOf(link.data.id), expiresAt: link.data.expiresAt } }
    : link;

/** The invite link dialog with its calls. */
export function InviteLink({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const link = useQuery({ queryKey: key, queryFn: () => api(enterprise.inviteLink, {}) });
  const renew = useMutation({
    mutationFn: () => api(enterprise.renewInviteLink, {}),
    onSuccess: (fresh) => {
      queries.setQueryData(key, fresh);
      toast(copy.inviteLink.renewed);
    },
    onError: say,
  });
  return (
    <InviteLinkDialog
      link={withHref(remoteOf(link))}
      renewing={renew.isPending}
      onClose={onClose}
      onRetry={() => void link.refetch()}
      onRenew={() =>
        renew.mutateAsync().then(
          () => undefined,
          () => undefined,
        )
      }
    />
  );
}
