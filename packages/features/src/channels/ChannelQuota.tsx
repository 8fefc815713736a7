import { channels, type PlatformChannel } from '@tinystar/contract';
import { useCall, useChange } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { ChannelQuotaView } from './ChannelQuotaView.tsx';

/** The quota of a channel that is set up, joined to the server. */
export function ChannelQuota({ kbBotId, channel }: { kbBotId: string; channel: PlatformChannel }) {
  const query = useCall(channels.quota, { kbBotId, channel });
  const test = useChange(channels.test, { touches: [channels.list, channels.quota], onError: say });
  return (
    <ChannelQuotaView
      quota={remoteOf(query)}
      tested={test.data}
      testing={test.isPending}
      onTest={() => test.mutate({ kbBotId, channel })}
      onRetry={() => void query.refetch()}
    />
  );
}
