import { Button, CopyField, Field, Inline, InlineMessage, SecretField, Stack, Switch, Text } from '@tinystar/ui';
import { channelKinds } from './channelKinds.ts';
import type { ConfigureDialogProps, Deployed } from './ConfigureDialog.tsx';
import { copy } from './copy.ts';

/** A platform as it is connected: what is entered there, whether it answers, and what it still takes. */
export function DeployedChannel({
  channel,
  deployed: { account, enabled, address, mode, cardTemplate, wechat },
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
      <Text tone="secondary">{mode === 'connection' ? kind.modes?.connection.where : kind.where}</Text>
      {mode === 'connection' ? (
        <Field label={copy.modes.label} group>
          <Text>{kind.modes?.connection.label}</Text>
        </Field>
      ) : (
        <Field label={copy.address}>
          <CopyField value={address} action={copy.copyAddress} />
        </Field>
      )}
      {cardTemplate ? (
        <Field label={copy.cardTemplate} group>
          <Text>{cardTemplate}</Text>
        </Field>
      ) : null}
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
