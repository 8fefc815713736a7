import { channels, weKf, weKfLimits } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { ChannelQuota } from './ChannelQuota.tsx';
import { WeKfDialog, type WeKfTab } from './WeKfDialog.tsx';
import { WeKfManagement } from './WeKfManagement.tsx';
import { weKfCopy as copy } from './weKfCopy.ts';

/** WeChat customer service, joined to the server: it asks every five seconds until an enterprise has installed the app. */
export function WeKf({ kbBotId, onClose }: { kbBotId: string; onClose: () => void }) {
  const [tab, setTab] = useState<WeKfTab>('install');
  const query = useCall(
    weKf.setting,
    { kbBotId },
    { poll: (latest) => (latest && (latest.corpId !== null || !latest.configured) ? false : weKfLimits.poll) },
  );
  const link = useChange(weKf.generateAuthUrl, { touches: [], onError: say });
  const save = useChange(weKf.updateSetting, {
    touches: [weKf.setting, channels.list],
    onSuccess: () => toast(copy.keywords.saved),
    onError: () => toast(copy.keywords.failed, { tone: 'danger' }),
  });
  return (
    <WeKfDialog
      setting={remoteOf(query)}
      tab={tab}
      link={link.data?.url}
      making={link.isPending}
      saving={save.isPending}
      quota={<ChannelQuota kbBotId={kbBotId} channel="weixin_kf" />}
      onTab={setTab}
      onMakeLink={() => link.mutate({ kbBotId })}
      onSave={(keywords) => save.mutate({ kbBotId, keywords })}
      onRetry={() => void query.refetch()}
      onClose={onClose}
    >
      <WeKfManagement kbBotId={kbBotId} />
    </WeKfDialog>
  );
}
