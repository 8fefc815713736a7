import { channels, type PlatformChannel } from '@tinystar/contract';
import { useCall } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { QuotaLeftCell } from './QuotaLeftCell.tsx';

/** What a channel may still send, joined to the server; each row asks for its own, because a platform may be slow to tell. */
export function QuotaLeft({ kbBotId, channel }: { kbBotId: string; channel: PlatformChannel }) {
  return <QuotaLeftCell quota={remoteOf(useCall(channels.quota, { kbBotId, channel }))} />;
}
