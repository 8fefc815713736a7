import { me } from '@tinystar/contract';
import { togetherOf, useCall } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { useSession } from '../shared/session.ts';
import { InviteDialog } from './InviteDialog.tsx';

export interface InviteProps {
  open: boolean;
  /** The address that carries a code to whoever opens it. */
  hrefOf: (code: string) => string;
  onClose: () => void;
}

/** The invite dialog with its calls. */
export function Invite({ open, hrefOf, onClose }: InviteProps) {
  const { user } = useSession();
  const { data, error, isPaused, retry } = togetherOf({
    code: useCall(me.inviteCode, {}, { enabled: open }),
    count: useCall(me.inviteCount, {}, { enabled: open }),
  });
  const invitation = data && {
    code: data.code.inviteCode,
    href: hrefOf(data.code.inviteCode),
    count: data.count.inviteUserCount,
  };
  return (
    <InviteDialog
      open={open}
      vip={user.couponRegistered}
      invitation={remoteOf({ data: invitation, error, isPaused })}
      onClose={onClose}
      onRetry={retry}
    />
  );
}
