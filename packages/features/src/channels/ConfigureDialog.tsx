import {
  Banner,
  Button,
  Checkbox,
  CopyField,
  Dialog,
  Field,
  Inline,
  InlineMessage,
  SecretField,
  Skeleton,
  SkeletonRegion,
  Stack,
  Switch,
  Tabs,
  Text,
  TextInput,
} from '@tinystar/ui';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import { FormButtons } from '../shared/FormButtons.tsx';
import type { Remote } from '../shared/remote.ts';
import { channelKinds, type FormChannel } from './channelKinds.ts';
import { copy } from './copy.ts';

/** What a deployed channel shows: where the platform calls, and what else is entered there. */
export interface Deployed {
  account: string;
  enabled: boolean;
  /** The callback's address. */
  address: string;
  /** Of a WeChat official account. */
  wechat?: { token: string; encodingAesKey: string; ips: readonly string[]; certified: boolean } | undefined;
}

export interface ChannelDraft {
  values: Record<string, string>;
  certified: boolean;
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

const FORM = 'channel';

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
      <Form {...props} known={known} />
    ) : (
      <DeployedView {...props} deployed={known!} />
    );
  return (
    <Dialog
      open
      persistent={form}
      title={kind.name}
      description={kind.needs}
      onClose={onClose}
      footer={
        form && tab === 'chat' ? (
          <FormButtons form={FORM} submit={copy.save} pending={pending} onClose={onClose} />
        ) : undefined
      }
    >
      {channel === 'woa_chat' ? (
        <WechatTabs tab={tab} link={props.link} onTab={setTab}>
          {body}
        </WechatTabs>
      ) : (
        body
      )}
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

function Form({ channel, known, error, onSave }: ConfigureDialogProps & { known: Deployed | null }) {
  const { fields } = channelKinds[channel];
  const [values, setValues] = useState<Record<string, string>>({ [fields[0]!.key]: known?.account ?? '' });
  const [certified, setCertified] = useState(known?.wechat?.certified ?? true);
  const [tried, setTried] = useState(false);
  const missing = (key: string) => !values[key]?.trim();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const form = event.currentTarget;
    if (fields.some(({ key }) => missing(key))) {
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    onSave({ values, certified });
  };
  return (
    <form id={FORM} noValidate onSubmit={submit}>
      <Stack gap={20}>
        {known ? (
          <Banner title={copy.redeployTitle} tone="info">
            {copy.redeployText}
          </Banner>
        ) : null}
        {fields.map((field) => {
          const control = {
            value: values[field.key] ?? '',
            onChange: (value: string) => setValues({ ...values, [field.key]: value }),
          };
          return (
            <Field
              key={field.key}
              label={field.label}
              required
              hint={field.secret ? copy.kept : undefined}
              error={tried && missing(field.key) ? field.missing : undefined}
            >
              {field.secret ? <SecretField {...control} /> : <TextInput {...control} />}
            </Field>
          );
        })}
        {channel === 'woa_chat' ? (
          <Field label={copy.certified} hideLabel group hint={copy.certifiedHint}>
            <Checkbox checked={certified} onChange={setCertified}>
              {copy.certified}
            </Checkbox>
          </Field>
        ) : null}
        {error ? <InlineMessage tone="danger">{error}</InlineMessage> : null}
      </Stack>
    </form>
  );
}

function DeployedView({
  channel,
  deployed: { account, enabled, address, wechat },
  checked,
  checking,
  pending,
  quota,
  onEnable,
  onCheck,
  onRedeploy,
}: Omit<ConfigureDialogProps, 'deployed'> & { deployed: Deployed }) {
  const kind = channelKinds[channel];
  return (
    <Stack gap={20}>
      <Inline justify="between">
        <Text weight="strong">{account}</Text>
        <Switch checked={enabled} disabled={pending} onChange={onEnable}>
          {copy.enabled}
        </Switch>
      </Inline>
      <Text tone="secondary">{kind.where}</Text>
      <Field label={copy.address}>
        <CopyField value={address} action={copy.copyAddress} />
      </Field>
      {wechat ? (
        <>
          <Field label={copy.token}>
            <SecretField value={wechat.token} />
          </Field>
          <Field label={copy.aesKey}>
            <SecretField value={wechat.encodingAesKey} />
          </Field>
          {wechat.ips.length > 0 ? (
            <Field label={copy.ips} group>
              <Stack gap={8}>
                {wechat.ips.map((ip, at) => (
                  <CopyField key={ip} label={copy.ip(at + 1)} value={ip} action={copy.copyIp(at + 1)} />
                ))}
              </Stack>
            </Field>
          ) : (
            <InlineMessage tone="warning">{copy.noIps}</InlineMessage>
          )}
        </>
      ) : null}
      <Inline>
        <Button pending={checking} onPress={onCheck}>
          {copy.check}
        </Button>
        <Button onPress={onRedeploy}>{copy.redeploy}</Button>
        {checked ? (
          <InlineMessage tone={checked.ok ? 'success' : 'danger'}>
            {checked.ok ? copy.checkOk : checked.message}
          </InlineMessage>
        ) : null}
      </Inline>
      {quota}
    </Stack>
  );
}
