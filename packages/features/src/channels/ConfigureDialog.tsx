import type { ChannelMode } from '@tinystar/contract';
import { CopyField, Dialog, Field, Link, Skeleton, SkeletonRegion, Stack, Tabs, Text } from '@tinystar/ui';
import { useState, type ReactNode } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import { FormButtons } from '../shared/FormButtons.tsx';
import type { Remote } from '../shared/remote.ts';
import { channelKinds, type FormChannel } from './channelKinds.ts';
import { ConfigureForm, FORM } from './ConfigureForm.tsx';
import { copy } from './copy.ts';
import { DeployedChannel } from './DeployedChannel.tsx';

/** What a deployed channel shows: where the platform calls, and what else is entered there. */
export interface Deployed {
  account: string;
  /** What a change of it is made from. */
  version: number;
  enabled: boolean;
  /** The callback's address. */
  address: string;
  /** Of platforms that offer both ways. */
  mode?: ChannelMode | undefined;
  /** Of DingTalk; empty where answers come as Markdown. */
  cardTemplate?: string | undefined;
  /** Of a WeChat official account. */
  wechat?: { token: string; encodingAesKey: string; ips: readonly string[]; certified: boolean } | undefined;
}

export interface ChannelDraft {
  values: Record<string, string>;
  certified: boolean;
  mode: ChannelMode;
}

export interface ConfigureDialogProps {
  channel: FormChannel;
  /** Null before the first time. */
  deployed: Remote<Deployed | null>;
  pending: boolean;
  /** What the server refused, as it said it. */
  error?: string | undefined;
  /** What the last check said; undefined before it. */
  checked?: { ok: boolean; message: string } | undefined;
  checking: boolean;
  /** Back to the form; what is deployed goes on until it is saved. */
  redeploying: boolean;
  /** The address of the assistant, for menus and automatic replies of an official account. */
  link: string;
  /** What the platform still takes, below what is deployed. */
  quota?: ReactNode;
  onSave: (draft: ChannelDraft) => void;
  onEnable: (enabled: boolean) => void;
  onCheck: () => void;
  onRedeploy: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** Connects a platform, and shows what to enter there once it is (D-33, D-35, D-36). */
export function ConfigureDialog(props: ConfigureDialogProps) {
  const { channel, deployed, pending, redeploying, onClose, onRetry } = props;
  const [tab, setTab] = useState<'menu' | 'reply' | 'chat'>('chat');
  const kind = channelKinds[channel];
  const known = deployed.kind === 'ready' ? deployed.data : null;
  const form = deployed.kind === 'ready' && (known === null || redeploying);
  const body =
    deployed.kind === 'loading' ? (
      <SkeletonRegion>
        <Skeleton shape="block" height={12} />
      </SkeletonRegion>
    ) : deployed.kind !== 'ready' ? (
      <FailedResult title={copy.dialogFailed} of={deployed} onRetry={onRetry} />
    ) : form ? (
      <ConfigureForm {...props} known={known} />
    ) : (
      <DeployedChannel {...props} deployed={known!} />
    );
  return (
    <Dialog
      open
      title={kind.name}
      description={kind.needs}
      onClose={onClose}
      footer={
        form && tab === 'chat' ? (
          <FormButtons form={FORM} submit={copy.save} pending={pending} onClose={onClose} />
        ) : undefined
      }
    >
      <Stack gap={20}>
        {kind.guide ? (
          <Text tone="secondary">
            {copy.guide}
            <Link href={`/help/${kind.guide.slug}`} tone="inline" external>
              {kind.guide.title}
            </Link>
          </Text>
        ) : null}
        {channel === 'woa_chat' ? (
          <WechatTabs tab={tab} link={props.link} onTab={setTab}>
            {body}
          </WechatTabs>
        ) : (
          body
        )}
      </Stack>
    </Dialog>
  );
}

const tabs = (['menu', 'reply', 'chat'] as const).map((value) => ({ value, label: copy.tabs[value] }));

function WechatTabs({
  tab,
  link,
  onTab,
  children,
}: {
  tab: 'menu' | 'reply' | 'chat';
  link: string;
  onTab: (tab: 'menu' | 'reply' | 'chat') => void;
  children: ReactNode;
}) {
  return (
    <Tabs items={tabs} value={tab} label={copy.tabs.label} onChange={onTab}>
      {tab === 'chat' ? (
        children
      ) : (
        <Stack gap={16}>
          <Text>{copy[tab].text}</Text>
          <Field label={copy[tab].link}>
            <CopyField value={link} action={copy.copyLink} />
          </Field>
        </Stack>
      )}
    </Tabs>
  );
}
