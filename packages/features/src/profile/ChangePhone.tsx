import {
  CaptchaInput,
  CodeInput,
  CountdownButton,
  Dialog,
  Field,
  Form,
  InlineMessage,
  PasswordInput,
  PhoneInput,
  SegmentedControl,
  Stack,
} from '@tinystar/ui';
import { FormButtons } from '../shared/FormButtons.tsx';
import * as css from './ChangePhone.css.ts';
import { copy } from './copy.ts';
import { hiddenPhone } from './hiddenPhone.ts';
import type { PhoneFields } from './phoneModel.ts';
import { useChangePhone } from './useChangePhone.ts';

export interface ChangePhoneProps {
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
}

const words = copy.phoneDialog;
const formId = 'change-phone';
const proofs = (['password', 'code'] as const).map((value) => ({ value, label: words.proofs[value] }));

/** Another phone for the same account: 480 px, four fields (C-142). */
export function ChangePhone({ open, onClose, onChanged }: ChangePhoneProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={words.title}
      description={words.note}
      footer={<FormButtons form={formId} submit={words.submit} onClose={onClose} />}
    >
      {open ? <Fields onChanged={onChanged} /> : null}
    </Dialog>
  );
}

/** Lives as long as the dialog is open, so that what was typed is forgotten with it. */
function Fields({ onChanged }: Pick<ChangePhoneProps, 'onChanged'>) {
  const state = useChangePhone(onChanged);
  const { user, hasPassword, asksCaptcha, proof, fields, change, errors, captcha, sent, busy } = state;
  const submit = () => {
    void state.submit();
  };
  const code = (name: keyof PhoneFields, to: 'oldPhone' | 'newPhone') => (
    <span className={css.code}>
      <CodeInput placeholder={words.codeHint} value={fields[name]} onChange={(value) => change(name, value)} />
      <CountdownButton
        until={sent[to]}
        pending={busy === to}
        label={words.sendCode}
        onPress={() => void state.sendCode(to)}
      />
    </span>
  );
  return (
    <Form id={formId} onSubmit={submit}>
      <Stack gap={20}>
        {hasPassword ? (
          <SegmentedControl label={words.proof} options={proofs} value={proof} onChange={state.setProof} />
        ) : null}
        {asksCaptcha ? (
          <Field label={words.captcha} error={errors.captcha}>
            <CaptchaInput
              placeholder={words.captchaHint}
              value={fields.captcha}
              svg={captcha?.svg}
              onRenew={state.renewCaptcha}
              onChange={(value) => change('captcha', value)}
            />
          </Field>
        ) : null}
        {proof === 'password' ? (
          <Field label={words.password} error={errors.password}>
            <PasswordInput value={fields.password} onChange={(value) => change('password', value)} />
          </Field>
        ) : (
          <Field
            label={words.oldCode}
            error={errors.oldCode}
            hint={sent.oldPhone ? words.sentTo(hiddenPhone(user.phoneNumber)) : undefined}
          >
            {code('oldCode', 'oldPhone')}
          </Field>
        )}
        <Field label={words.phone} error={errors.phone}>
          <PhoneInput value={fields.phone} onChange={(value) => change('phone', value)} />
        </Field>
        <Field
          label={words.code}
          error={errors.code}
          hint={sent.newPhone ? words.sentTo(hiddenPhone(fields.phone)) : undefined}
        >
          {code('code', 'newPhone')}
        </Field>
        {errors.form ? <InlineMessage tone="danger">{errors.form}</InlineMessage> : null}
      </Stack>
    </Form>
  );
}
