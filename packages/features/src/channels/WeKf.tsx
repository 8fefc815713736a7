import { channels, weKf, weKfLimits, WeKfSetting } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { runCall } from '../shared/calls/runCall.ts';
import { ConflictDialog, useOpened, useVersionedSave } from '../shared/conflict/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { useApi } from '../shared/session.ts';
import { ChannelQuota } from './ChannelQuota.tsx';
import { WeKfDialog, type WeKfTab } from './WeKfDialog.tsx';
import { WeKfManagement } from './WeKfManagement.tsx';
import { weKfCopy as copy } from './weKfCopy.ts';

type Words = Pick<WeKfSetting, 'keywords'>;

const originOf = ({ updatedAt, keywords }: WeKfSetting) => ({ version: updatedAt, values: { keywords } });
const nothing = { keywords: [] };

/** WeChat customer service, joined to the server: it asks every five seconds until an enterprise has installed the app. */
export function WeKf({ kbBotId, onClose }: { kbBotId: string; onClose: () => void }) {
  const [tab, setTab] = useState<WeKfTab>('install');
  const query = useCall(
    weKf.setting,
    { kbBotId },
    { poll: (latest) => (latest && (latest.corpId !== null || !latest.configured) ? false : weKfLimits.poll) },
  );
  const link = useChange(weKf.generateAuthUrl, { touches: [], onError: say });
  const api = useApi();
  const { opened, edition, renew } = useOpened(query.data && query.data.corpId !== null ? query.data : undefined);
  const save = useVersionedSave<Words>({
    fields: { keywords: { label: copy.keywords.label, show: (keywords) => keywords.join('、') } },
    send: ({ values, version }) => runCall(api, weKf.updateSetting, { kbBotId, ...values, version }),
    read(current) {
      const now = WeKfSetting.safeParse(current);
      return now.success ? originOf(now.data) : undefined;
    },
    touches: [weKf.setting, channels.list],
    onSaved() {
      renew();
      toast(copy.keywords.saved);
    },
    onTheirs: renew,
    failed: copy.keywords.failed,
  });
  return (
    <>
      <WeKfDialog
        setting={remoteOf(query)}
        tab={tab}
        opened={opened ?? nothing}
        edition={edition}
        link={link.data?.url}
        making={link.isPending}
        saving={save.saving}
        quota={<ChannelQuota kbBotId={kbBotId} channel="weixin_kf" />}
        onTab={setTab}
        onMakeLink={() => link.mutate({ kbBotId })}
        onSave={(keywords) => opened && save.saveWhole(originOf(opened), { keywords })}
        onRetry={() => void query.refetch()}
        onClose={onClose}
      >
        <WeKfManagement kbBotId={kbBotId} />
      </WeKfDialog>
      <ConflictDialog {...save.conflict} />
    </>
  );
}
