import { channels, DingTalk, Feishu, WeOfficialAccount, type ChannelMode } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useRef } from 'react';
import { runCall } from '../shared/calls/runCall.ts';
import { conflictCopy, useVersionedSave, type FormFields } from '../shared/conflict/index.ts';
import type { Origin } from '../shared/drafts.ts';
import { useApi } from '../shared/session.ts';
import { channelKinds, type FormChannel } from './channelKinds.ts';
import type { ChannelDraft, Deployed } from './ConfigureDialog.tsx';
import { copy } from './copy.ts';

/** What is compared of a channel. Its secrets never come back, so that of them only what is entered anew is known. */
interface Setting {
  account: string;
  mode: ChannelMode;
  cardTemplate: string;
  certified: boolean;
  /** Of what is stored, its version; of what is entered, a mark. */
  secrets: number | 'entered';
}

type Stored = Pick<Deployed, 'account' | 'mode' | 'cardTemplate' | 'version'> & { certified?: boolean | undefined };

const originOf = ({ version, account, mode = 'callback', cardTemplate = '', certified = true }: Stored) => ({
  version,
  values: { account, mode, cardTemplate, certified, secrets: version },
});
const unset: Origin<Setting> = originOf({ version: 0, account: '' });

const fieldsOf = (channel: FormChannel): FormFields<Setting> => {
  const { fields, modes } = channelKinds[channel];
  return {
    account: { label: fields[0]!.label, show: (account) => account },
    mode: { label: copy.modes.label, show: (mode) => modes?.[mode].label },
    cardTemplate: { label: copy.cardTemplate, show: (id) => id },
    certified: { label: copy.certified, show: (on) => (on ? conflictCopy.on : conflictCopy.off) },
    secrets: {
      label: fields
        .filter(({ secret }) => secret)
        .map(({ label }) => label)
        .join('、'),
      show: (secrets) => (secrets === 'entered' ? copy.entered : copy.kept),
    },
  };
};

const schemas = { woa_chat: WeOfficialAccount, feishu_chat: Feishu, dingTalk_chat: DingTalk };

export interface SaveChannelOptions {
  kbBotId: string;
  channel: FormChannel;
  /** The form is done with. */
  onEnd: () => void;
}

/** Saves the account of a channel, with the secrets that were entered for it, over what the form was opened with. */
export const useSaveChannel = ({ kbBotId, channel, onEnd }: SaveChannelOptions) => {
  const api = useApi();
  const entered = useRef<Record<string, string>>({});
  const { saveWhole, ...rest } = useVersionedSave<Setting>({
    fields: fieldsOf(channel),
    shows: true,
    async send({ values: { account, mode, cardTemplate, certified }, version }) {
      const common = { kbBotId, version, status: 'enabled' as const, ...entered.current };
      if (channel === 'woa_chat')
        await runCall(api, channels.updateWeOfficialAccount, { ...common, appId: account, certified });
      else if (channel === 'feishu_chat')
        await runCall(api, channels.updateFeishu, { ...common, appId: account, mode });
      else await runCall(api, channels.updateDingTalk, { ...common, appKey: account, mode, cardTemplate });
    },
    read(current) {
      const now = schemas[channel].safeParse(current);
      if (!now.success) return undefined;
      const { updatedAt, ...row } = now.data;
      return originOf({ ...row, version: updatedAt, account: 'appKey' in row ? row.appKey : row.appId });
    },
    touches: [channels.list, channels.weOfficialAccount, channels.feishu, channels.dingTalk],
    onSaved() {
      onEnd();
      toast(copy.saved);
    },
    onTheirs: onEnd,
  });
  return {
    ...rest,
    /** `known` is what was deployed when the form was opened; null when nothing was. */
    save(known: Deployed | null, { values, certified, mode }: ChannelDraft) {
      const { appId, appKey, cardTemplate = '', ...secrets } = values;
      entered.current = Object.fromEntries(Object.entries(secrets).filter(([, value]) => value !== ''));
      const from = known ? originOf({ ...known, certified: known.wechat?.certified }) : unset;
      saveWhole(from, { account: appId ?? appKey ?? '', mode, cardTemplate, certified, secrets: 'entered' });
    },
  };
};
