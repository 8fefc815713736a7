import { me } from '@tinystar/contract';
import { useQuery } from '@tanstack/react-query';
import { remoteOf } from '../shared/remote.ts';
import { useApi, useSession } from '../shared/session.ts';
import { InviteDialog } from './InviteDialog.tsx';

export interface InviteProps {
  open: boolean;
  /** The address that carries a code to whoever opens it. */
  hrefOf: (code: string) => string;
  onClose: () => void;
}

/** The invite dialog with its calls. */
export function Invite({ open, hrefOf, onClose }: InviteProps) {
  const api = useApi();
  const { user } = useSession();
  const invitation = useQuery({
    queryKey: ['invitation'],
    enabled: open,
    queryFn: async () => {
      const [{ inviteCode }, { inviteUserCount }] = await Promise.all([
        api(me.inviteCode, {}),
        api(me.inviteCount, {}),
      ]);
      return { code: inviteCode, href: hrefOf(inviteCode), count: inviteUserCount };
    },
  });
  return (
    <InviteDialog
      open={open}
      vip={user.couponRegistered}
      invitation={remoteOf(invitation)}
      onClose={onClose}
      onRetry={() => void invitation.refetch()}
    />
  );
}
