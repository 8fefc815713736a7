import { channels, type ChannelMode } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { noticeOf } from '../shared/errors.ts';
import { remoteOf, type Remote } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { ChannelQuota } from './ChannelQuota.tsx';
import type { FormChannel } from './channelKinds.ts';
import { ConfigureDialog, type ChannelDraft, type Deployed } from './ConfigureDialog.tsx';
import { copy } from './copy.ts';

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

/** What is stored of each platform, in one form. */
function useDeployed(channel: FormChannel, kbBotId: string, origin: string) {
  const woa = useCall(channels.weOfficialAccount, { kbBotId }, { enabled: channel === 'woa_chat' });
  const feishu = useCall(channels.feishu, { kbBotId }, { enabled: channel === 'feishu_chat' });
  const dingTalk = useCall(channels.dingTalk, { kbBotId }, { enabled: channel === 'dingTalk_chat' });
  const common = (account: string, { status, callbackPath }: { status: string; callbackPath: string }): Deployed => ({
    account,
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

/** What is sent: the values of the form, or the account alone where its secrets stay. */
interface Sent {
  values: Record<string, string>;
  status: 'enabled' | 'disabled';
  certified: boolean;
  /** Left out it stays as it is. */
  mode?: ChannelMode;
}

/** The dialog of one platform, joined to the server. */
export function ConfigureChannel({ kbBotId, channel, origin, link, onClose }: ConfigureChannelProps) {
  const [redeploying, setRedeploying] = useState(false);
  const { stored, refetch } = useDeployed(channel, kbBotId, origin);
  const save = useChange(
    async (api, { values, status, certified, mode }: Sent) => {
      const { appId = '', appKey = '', appSecret, encryptKey, verificationToken, cardTemplate } = values;
      const way = { ...(mode && { mode }) };
      const secret = { kbBotId, status, ...(appSecret && { appSecret }) };
      if (channel === 'woa_chat') await api(channels.updateWeOfficialAccount, { ...secret, appId, certified });
      else if (channel === 'dingTalk_chat')
        await api(channels.updateDingTalk, {
          ...secret,
          ...way,
          appKey,
          ...(cardTemplate !== undefined && { cardTemplate }),
        });
      else
        await api(channels.updateFeishu, {
          ...secret,
          ...way,
          appId,
          ...(encryptKey && { encryptKey }),
          ...(verificationToken && { verificationToken }),
        });
    },
    {
      touches: [channels.list, channels.weOfficialAccount, channels.feishu, channels.dingTalk],
      onSuccess: () => toast(copy.saved),
    },
  );
  const check = useChange(channels.check, { touches: [channels.list], onError: say });
  const known = stored.kind === 'ready' ? stored.data : null;
  const enable = (enabled: boolean) => {
    if (!known) return;
    save.mutate(
      {
        values: { [channel === 'dingTalk_chat' ? 'appKey' : 'appId']: known.account },
        status: enabled ? 'enabled' : 'disabled',
        certified: known.wechat?.certified ?? true,
      },
      { onError: say },
    );
  };
  const submit = ({ values, certified, mode }: ChannelDraft) =>
    save.mutate({ values, certified, mode, status: 'enabled' }, { onSuccess: () => setRedeploying(false) });
  return (
    <ConfigureDialog
      channel={channel}
      deployed={stored}
      pending={save.isPending}
      error={save.error ? noticeOf(save.error)?.text : undefined}
      checked={check.data}
      checking={check.isPending}
      redeploying={redeploying}
      link={link}
      quota={<ChannelQuota kbBotId={kbBotId} channel={channel} />}
      onSave={submit}
      onEnable={enable}
      onCheck={() => check.mutate({ kbBotId, channel })}
      onRedeploy={() => {
        save.reset();
        check.reset();
        setRedeploying(true);
      }}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
