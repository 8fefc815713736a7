import { channelModes } from '@tinystar/contract';
import { Banner, Checkbox, Field, Form, InlineMessage, RadioGroup, SecretField, Stack, TextInput } from '@tinystar/ui';
import { useState } from 'react';
import { channelKinds } from './channelKinds.ts';
import type { ConfigureDialogProps, Deployed } from './ConfigureDialog.tsx';
import { copy } from './copy.ts';

/** Id of the form, which its button in the footer names. */
export const FORM = 'channel';

export interface ConfigureFormProps extends Pick<ConfigureDialogProps, 'channel' | 'error' | 'onSave'> {
  /** What is deployed; null before the first time. */
  known: Deployed | null;
}

/** What a platform's account is entered in. */
export function ConfigureForm({ channel, known, error, onSave }: ConfigureFormProps) {
  const { fields: all, modes } = channelKinds[channel];
  const [mode, setMode] = useState(known?.mode ?? 'callback');
  const fields = all.filter((field) => mode === 'callback' || !field.callbackOnly);
  const [values, setValues] = useState<Record<string, string>>({
    [all[0]!.key]: known?.account ?? '',
    ...(known?.cardTemplate && { cardTemplate: known.cardTemplate }),
  });
  const [certified, setCertified] = useState(known?.wechat?.certified ?? true);
  const [tried, setTried] = useState(false);
  const missing = (key: string) => !values[key]?.trim();
  const submit = () => {
    setTried(true);
    if (fields.some(({ key, optional }) => !optional && missing(key))) return;
    onSave({ values: Object.fromEntries(fields.map(({ key }) => [key, values[key] ?? ''])), certified, mode });
  };
  return (
    <Form id={FORM} onSubmit={submit}>
      <Stack gap={20}>
        {known ? (
          <Banner title={copy.redeployTitle} tone="info">
            {copy.redeployText}
          </Banner>
        ) : null}
        {modes ? (
          <Field label={copy.modes.label} group>
            <RadioGroup
              options={channelModes.map((value) => ({ value, ...modes[value] }))}
              value={mode}
              onChange={setMode}
            />
          </Field>
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
              required={!field.optional}
              hint={field.hint ?? (field.secret ? copy.kept : undefined)}
              error={tried && !field.optional && missing(field.key) ? field.missing : undefined}
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
    </Form>
  );
}
