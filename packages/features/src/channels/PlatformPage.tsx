import { channels, type Assistant, type PlatformChannel } from '@tinystar/contract';
import { Empty } from '@tinystar/ui';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '../shared/calls/index.ts';
import { GivesUp } from '../shared/GivesUp.tsx';
import { UpgradeButton } from '../shared/PlanGate.tsx';
import { remoteOf } from '../shared/remote.ts';
import { useSession } from '../shared/session.ts';
import { ConfigureChannel } from './ConfigureChannel.tsx';
import { copy } from './copy.ts';
import { Douyin, useDouyinReturn } from './Douyin.tsx';
import { MiniProgram } from './MiniProgram.tsx';
import { PlatformView } from './PlatformView.tsx';
import { QuotaLeft } from './QuotaLeft.tsx';
import { Rules } from './Rules.tsx';
import { UnansweredMessages } from './UnansweredMessages.tsx';
import { UndeliveredReplies } from './UndeliveredReplies.tsx';
import { WeKf } from './WeKf.tsx';

/** Brings what draws Markdown, which the page itself does not need. */
const ChannelPreviewDialog = lazy(async () => ({
  default: (await import('./ChannelPreviewDialog.tsx')).ChannelPreviewDialog,
}));

/** Third-party platforms, which are for assistants of enterprises (C-77), and keyword rules. */
export function PlatformPage({ assistant }: { assistant: Assistant }) {
  return assistant.type === 'tenant' ? (
    <Platforms assistant={assistant} />
  ) : (
    <Empty kind="denied" title={copy.personal.title} action={<UpgradeButton text={copy.personal.upgrade} />}>
      {copy.personal.text}
    </Empty>
  );
}

interface Open {
  dialog: 'configure' | 'preview' | 'undelivered' | 'unanswered';
  channel: PlatformChannel;
}

function Platforms({ assistant }: { assistant: Assistant }) {
  const { config } = useSession();
  const [open, setOpen] = useState<Open>();
  const query = useCall(channels.list, { kbBotId: assistant.id });
  const list = remoteOf(query);
  const origin = config.publicOrigin || location.origin;
  const close = () => setOpen(undefined);
  useDouyinReturn(assistant.id, () => setOpen({ dialog: 'configure', channel: 'douyin_chat' }));
  return (
    <>
      <PlatformView
        channels={list.kind === 'ready' ? { kind: 'ready', data: list.data.rows } : list}
        publishHref={assistant.permission === 'private' ? `/a/train/bot/${assistant.id}/release/webapp` : undefined}
        quota={({ channel }) => <QuotaLeft kbBotId={assistant.id} channel={channel} />}
        onRetry={() => void query.refetch()}
        onPreview={({ channel }) => setOpen({ dialog: 'preview', channel })}
        onConfigure={({ channel }) => setOpen({ dialog: 'configure', channel })}
        onUndelivered={({ channel }) => setOpen({ dialog: 'undelivered', channel })}
        onUnanswered={({ channel }) => setOpen({ dialog: 'unanswered', channel })}
      >
        <MiniProgram assistant={assistant} />
        <Rules kbBotId={assistant.id} />
      </PlatformView>
      {open?.dialog === 'preview' ? (
        <Suspense fallback={<GivesUp onGiveUp={close} />}>
          <ChannelPreviewDialog
            channel={open.channel}
            name={assistant.name}
            avatar={assistant.avatar}
            onClose={close}
          />
        </Suspense>
      ) : open?.dialog === 'undelivered' ? (
        <UndeliveredReplies kbBotId={assistant.id} channel={open.channel} onClose={close} />
      ) : open?.dialog === 'unanswered' ? (
        <UnansweredMessages kbBotId={assistant.id} channel={open.channel} onClose={close} />
      ) : open?.channel === 'weixin_kf' ? (
        <WeKf kbBotId={assistant.id} onClose={close} />
      ) : open?.channel === 'douyin_chat' || open?.channel === 'douyin_video_comment' ? (
        <Douyin kbBotId={assistant.id} onClose={close} />
      ) : open ? (
        <ConfigureChannel
          kbBotId={assistant.id}
          channel={open.channel}
          origin={origin}
          link={`${origin}/b/${assistant.publicId}`}
          onClose={close}
        />
      ) : null}
    </>
  );
}
