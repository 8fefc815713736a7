import { channels } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { ConflictDialog } from '../shared/conflict/index.ts';
import { remoteOf, type Remote } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { ChannelQuota } from './ChannelQuota.tsx';
import type { FormChannel } from './channelKinds.ts';
import { ConfigureDialog, type Deployed } from './ConfigureDialog.tsx';
import { copy } from './copy.ts';
import { useSaveChannel } from './useSaveChannel.ts';

export interface ConfigureChannelProps {
  kbBotId: string;
  channel: FormChannel;
  /** Where the deployment is reached. */
  origin: string;
  link: string;
  onClose: () => void;
}

const fromRemote = <T,>(remote: Remote<T>, read: (data: T) => Deployed | null): Remote<Deployed | null> =>
  remote.kind === 'ready' ? { kind: 'ready', data: read(remote.data) } : remote;

interface Row {
  status: string;
  callbackPath: string;
  updatedAt: number;
}

/** What is stored of each platform, in one form. */
function useDeployed(channel: FormChannel, kbBotId: string, origin: string) {
  const woa = useCall(channels.weOfficialAccount, { kbBotId }, { enabled: channel === 'woa_chat' });
  const feishu = useCall(channels.feishu, { kbBotId }, { enabled: channel === 'feishu_chat' });
  const dingTalk = useCall(channels.dingTalk, { kbBotId }, { enabled: channel === 'dingTalk_chat' });
  const common = (account: string, { status, callbackPath, updatedAt }: Row): Deployed => ({
    account,
    version: updatedAt,
    enabled: status === 'enabled',
    address: `${origin}${callbackPath}`,
  });
  const ways: Record<FormChannel, { stored: Remote<Deployed | null>; refetch: () => unknown }> = {
    woa_chat: {
      stored: fromRemote(remoteOf(woa), ({ chat }) =>
        chat
          ? {
              ...common(chat.appId, chat),
              wechat: {
                token: chat.token,
                encodingAesKey: chat.encodingAesKey,
                ips: chat.ipWhiteList,
                certified: chat.certified,
              },
            }
          : null,
      ),
      refetch: woa.refetch,
    },
    feishu_chat: {
      stored: fromRemote(remoteOf(feishu), (data) =>
        data.feishu ? { ...common(data.feishu.appId, data.feishu), mode: data.feishu.mode } : null,
      ),
      refetch: feishu.refetch,
    },
    dingTalk_chat: {
      stored: fromRemote(remoteOf(dingTalk), (data) =>
        data.dingTalk
          ? {
              ...common(data.dingTalk.appKey, data.dingTalk),
              mode: data.dingTalk.mode,
              cardTemplate: data.dingTalk.cardTemplate,
            }
          : null,
      ),
      refetch: dingTalk.refetch,
    },
  };
  return ways[channel];
}

/** The dialog of one platform, joined to the server. */
export function ConfigureChannel({ kbBotId, channel, origin, link, onClose }: ConfigureChannelProps) {
  /** What was deployed when the form was opened; undefined while it is closed. */
  const [from, setFrom] = useState<Deployed | null>();
  const { stored, refetch } = useDeployed(channel, kbBotId, origin);
  const save = useSaveChannel({ kbBotId, channel, onEnd: () => setFrom(undefined) });
  const touches = [channels.list, channels.weOfficialAccount, channels.feishu, channels.dingTalk];
  const enable = useChange(
    async (
      api,
      {
        account,
        enabled,
        certified,
        version,
      }: Pick<Deployed, 'account' | 'enabled' | 'version'> & { certified: boolean },
    ) => {
      const common = { kbBotId, version, status: enabled ? ('enabled' as const) : ('disabled' as const) };
      if (channel === 'woa_chat') await api(channels.updateWeOfficialAccount, { ...common, appId: account, certified });
      else if (channel === 'dingTalk_chat') await api(channels.updateDingTalk, { ...common, appKey: account });
      else await api(channels.updateFeishu, { ...common, appId: account });
    },
    { touches, onSuccess: () => toast(copy.saved), onError: say },
  );
  const check = useChange(channels.check, { touches: [channels.list], onError: say });
  const known = stored.kind === 'ready' ? stored.data : null;
  return (
    <>
      <ConfigureDialog
        channel={channel}
        deployed={stored}
        pending={save.saving || enable.isPending}
        error={save.error}
        checked={check.data}
        checking={check.isPending}
        redeploying={from !== undefined}
        link={link}
        quota={<ChannelQuota kbBotId={kbBotId} channel={channel} />}
        onSave={(draft) => {
          // The form stays, whatever somebody else deploys meanwhile.
          const opened = from === undefined ? known : from;
          setFrom(opened);
          save.save(opened, draft);
        }}
        onEnable={(enabled) =>
          known && enable.mutate({ ...known, enabled, certified: known.wechat?.certified ?? true })
        }
        onCheck={() => check.mutate({ kbBotId, channel })}
        onRedeploy={() => {
          save.reset();
          check.reset();
          setFrom(known);
        }}
        onRetry={() => void refetch()}
        onClose={onClose}
      />
      <ConflictDialog {...save.conflict} />
    </>
  );
}
