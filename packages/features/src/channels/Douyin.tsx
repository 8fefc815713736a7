import { channels } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useEffect, useRef } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { ChannelQuota } from './ChannelQuota.tsx';
import { DouyinDialog } from './DouyinDialog.tsx';
import { douyinCopy as copy } from './douyinCopy.ts';

/** The dialog for Douyin, joined to the server. */
export function Douyin({ kbBotId, onClose }: { kbBotId: string; onClose: () => void }) {
  const query = useCall(channels.douyin, { kbBotId });
  const setOut = useChange(channels.authorizeDouyin, {
    touches: [],
    onSuccess: ({ url }) => location.assign(url),
    onError: say,
  });
  const known = remoteOf(query);
  return (
    <DouyinDialog
      setting={known}
      leaving={setOut.isPending}
      quota={<ChannelQuota kbBotId={kbBotId} channel="douyin_chat" />}
      onAuthorise={() => setOut.mutate({ kbBotId })}
      onRetry={() => void query.refetch()}
      onClose={onClose}
    />
  );
}

const mark = '#douyin?';

/** Finishes an authorisation when the page was opened by Douyin's way back; then the dialog shows what came of it. */
export function useDouyinReturn(kbBotId: string, onReturned: () => void): void {
  const finish = useChange(channels.finishDouyin, {
    touches: [channels.list, channels.douyin],
    onSuccess: () => toast(copy.finished),
    onError: say,
  });
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current || !location.hash.startsWith(mark)) return;
    taken.current = true;
    const came = new URLSearchParams(location.hash.slice(mark.length));
    // A code serves once: reloading the page must not send it again.
    history.replaceState(history.state, '', location.pathname + location.search);
    const [code, state] = [came.get('code'), came.get('state')];
    if (code && state) finish.mutate({ kbBotId, code, state }, { onSettled: onReturned });
    else toast(copy.cancelled, { tone: 'danger' });
  });
}
