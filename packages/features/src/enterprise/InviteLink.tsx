import { enterprise } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useCall, useChange, useSetCall } from '../shared/calls/index.ts';
import { remoteOf, type Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { InviteLinkDialog } from './InviteLinkDialog.tsx';
import { say } from '../shared/say.ts';

/** Where an invite link leads; the page of R-16. */
const hrefOf = (id: string) => `${location.origin}/enterprise/invite/link?inviteLinkId=${id}`;

const withHref = (link: Remote<{ id: string; expiresAt: number }>): Remote<{ href: string; expiresAt: number }> =>
  link.kind === 'ready'
    ? { kind: 'ready', data: { href: hrefOf(link.data.id), expiresAt: link.data.expiresAt } }
    : link;

/** The invite link dialog with its calls. */
export function InviteLink({ onClose }: { onClose: () => void }) {
  const link = useCall(enterprise.inviteLink, {});
  const put = useSetCall(enterprise.inviteLink, {});
  const renew = useChange(enterprise.renewInviteLink, {
    touches: [],
    onSuccess: (fresh) => {
      put(() => fresh);
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
        renew.mutateAsync({}).then(
          () => undefined,
          () => undefined,
        )
      }
    />
  );
}
