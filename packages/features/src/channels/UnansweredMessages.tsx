import { channels, type PlatformChannel } from '@tinystar/contract';
import { useState } from 'react';
import { useCall } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { UnansweredDialog } from './UnansweredDialog.tsx';

export interface UnansweredMessagesProps {
  kbBotId: string;
  channel: PlatformChannel;
  onClose: () => void;
}

/** The unanswered messages of one channel, joined to the server. */
export function UnansweredMessages({ kbBotId, channel, onClose }: UnansweredMessagesProps) {
  const [page, setPage] = useState(1);
  const list = useCall(channels.unanswered, { kbBotId, channel, page }, { keepPrevious: true });
  return (
    <UnansweredDialog
      list={remoteOf(list)}
      page={page}
      hrefOf={({ asker }) =>
        `/a/train/bot/${kbBotId}/report/chat/history?${new URLSearchParams({ source: channel, asker }).toString()}`
      }
      onPage={setPage}
      onRetry={() => void list.refetch()}
      onClose={onClose}
    />
  );
}
