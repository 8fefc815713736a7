import {
  Button,
  CaptchaInput,
  Checkbox,
  CodeInput,
  CountdownButton,
  Field,
  Form,
  InlineMessage,
  Link,
  PasswordInput,
  PhoneInput,
  Text,
  TextInput,
} from '@tinystar/ui';
import { copy } from './copy.ts';
import * as css from './LoginView.css.ts';
import type { LoginState } from './useLogin.ts';

/** The fields of one way in; which ones stand here follows from the mode. */
export function LoginForm({ state }: { state: LoginState }) {
  const { mode, fields, change, errors, captcha, asksCaptcha, sent } = state;
  const withCode = mode !== 'password';
  const setsPassword = mode === 'register' || mode === 'reset';

  return (
    <Form onSubmit={() => void state.submit()}>
      <div className={css.form}>
        <Field label={copy.phone} error={errors.phone}>
          <PhoneInput size="lg" value={fields.phone} onChange={(value) => change('phone', value)} />
        </Field>
        {mode === 'password' ? (
          <Field label={copy.password} error={errors.password}>
            <PasswordInput size="lg" value={fields.password} onChange={(value) => change('password', value)} />
          </Field>
        ) : null}
        {asksCaptcha ? (
          <Field label={copy.captcha} error={errors.captcha}>
            <CaptchaInput
              size="lg"
              placeholder={copy.captchaHint}
              value={fields.captcha}
              svg={captcha?.svg}
              onRenew={() => void state.renewCaptcha()}
              onChange={(value) => change('captcha', value)}
            />
          </Field>
        ) : null}
        {withCode ? (
          <Field label={copy.smsCode} error={errors.smsCode} hint={sent ? copy.sentTo(sent.to) : undefined}>
            <span className={css.code}>
              <CodeInput
                size="lg"
                placeholder={copy.smsCodeHint}
                value={fields.smsCode}
                onChange={(value) => change('smsCode', value)}
              />
              <CountdownButton
                until={sent?.until}
                pending={state.sending}
                label={copy.sendCode}
                onPress={() => void state.sendCode()}
              />
            </span>
          </Field>
        ) : null}
        {setsPassword ? (
          <Field label={copy.newPassword} error={errors.password} hint={copy.passwordHint}>
            <PasswordInput
              purpose="new"
              size="lg"
              value={fields.password}
              onChange={(value) => change('password', value)}
            />
          </Field>
        ) : null}
        {mode === 'register' ? (
          <Field label={copy.inviteCode} error={errors.inviteCode}>
            <TextInput
              size="lg"
              placeholder={copy.inviteCodeHint}
              value={fields.inviteCode}
              onChange={(value) => change('inviteCode', value)}
            />
          </Field>
        ) : null}
        {mode === 'reset' ? (
          <Field label={copy.again} error={errors.again}>
            <PasswordInput purpose="new" size="lg" value={fields.again} onChange={(value) => change('again', value)} />
          </Field>
        ) : (
          <Field label={copy.agreement} hideLabel group error={errors.agreed}>
            <Checkbox checked={fields.agreed} onChange={(value) => change('agreed', value)}>
              {copy.agree}
              <Link href="/agreement" external>
                {copy.agreement}
              </Link>
              {copy.and}
              <Link href="/privacy" external>
                {copy.privacy}
              </Link>
            </Checkbox>
          </Field>
        )}
        {errors.form ? <InlineMessage tone="danger">{errors.form}</InlineMessage> : null}
        <Button
          type="submit"
          tone="accent"
          emphasis="solid"
          size="lg"
          block
          pending={state.pending}
          disabled={state.reset === 'changed'}
        >
          {mode === 'register' || mode === 'reset' ? copy.submit[mode] : copy.submit.login}
        </Button>
        {mode === 'reset' ? (
          <span role="status">{state.reset === 'changed' ? <Text tone="success">{copy.resetDone}</Text> : null}</span>
        ) : null}
      </div>
    </Form>
  );
}
