import { channels, type PlatformChannel } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';
import { EVERY, UndeliveredDialog } from './UndeliveredDialog.tsx';

export interface UndeliveredRepliesProps {
  kbBotId: string;
  channel: PlatformChannel;
  onClose: () => void;
}

/** Milliseconds until what is being sent again is looked at again. */
const POLL = 3_000;

/** The undelivered replies of one channel, joined to the server. */
export function UndeliveredReplies({ kbBotId, channel, onClose }: UndeliveredRepliesProps) {
  const [page, setPage] = useState(1);
  const list = useCall(
    channels.undelivered,
    { kbBotId, channel, page },
    {
      keepPrevious: true,
      poll: (latest) => latest?.rows.some(({ nextTry }) => nextTry !== null) === true && POLL,
    },
  );
  const resend = useChange(channels.resend, {
    touches: [channels.undelivered, channels.list],
    onSuccess: ({ count }) => toast(copy.pending.sent(count)),
    onError: say,
  });
  return (
    <UndeliveredDialog
      list={remoteOf(list)}
      page={page}
      resending={resend.isPending ? (resend.variables.id ?? EVERY) : undefined}
      onPage={setPage}
      onResend={({ id }) => resend.mutate({ kbBotId, channel, id })}
      onResendAll={() => resend.mutate({ kbBotId, channel })}
      onRetry={() => void list.refetch()}
      onClose={onClose}
    />
  );
}
