import {
  Button,
  CaptchaInput,
  CodeInput,
  CountdownButton,
  Field,
  Form,
  Heading,
  Icon,
  InlineMessage,
  PhoneInput,
  TextInput,
} from '@tinystar/ui';
import { CircleCheck } from '@tinystar/ui/icons';
import { type ReactNode } from 'react';
import * as css from './ApplyForm.css.ts';
import { copy } from './copy.ts';
import { OwnApplications } from './OwnApplications.tsx';
import { text } from './page.css.ts';
import { useApply, type ApplyOptions } from './useApply.ts';

export interface ApplyFormProps extends ApplyOptions {
  /** Under 申请成功: the way on. */
  after: ReactNode;
}

/** Name, phone and, without a session, the code that proves it; 申请成功 takes its place (ENT-14, HOME-03). */
export function ApplyForm({ after, ...options }: ApplyFormProps) {
  const { fields, change, errors, state, captcha, asksCaptcha, renewCaptcha, sent, sending, sendCode, submit } =
    useApply(options);

  if (state === 'done') {
    return (
      <div className={css.done} role="status">
        <Icon of={CircleCheck} size="xl" tone="success" />
        <Heading level={2} size="title">
          {copy.form.done}
        </Heading>
        <p className={text}>{copy.form.doneText}</p>
        {options.token === null ? null : <OwnApplications token={options.token} />}
        {after}
      </div>
    );
  }

  return (
    <Form onSubmit={() => void submit()}>
      <div className={css.form}>
        <Field label={copy.form.realName} error={errors.realName}>
          <TextInput
            size="lg"
            autoComplete="name"
            value={fields.realName}
            onChange={(value) => change('realName', value)}
          />
        </Field>
        <Field label={copy.form.phone} error={errors.phone}>
          <PhoneInput size="lg" value={fields.phone} onChange={(value) => change('phone', value)} />
        </Field>
        {options.token === null ? (
          <>
            {asksCaptcha ? (
              <Field label={copy.form.captcha} error={errors.captcha}>
                <CaptchaInput
                  size="lg"
                  placeholder={copy.form.captchaHint}
                  value={fields.captcha}
                  svg={captcha?.svg}
                  onRenew={() => void renewCaptcha()}
                  onChange={(value) => change('captcha', value)}
                />
              </Field>
            ) : null}
            <Field label={copy.form.smsCode} error={errors.smsCode} hint={sent ? copy.form.sentTo(sent.to) : undefined}>
              <span className={css.code}>
                <CodeInput
                  size="lg"
                  placeholder={copy.form.smsCodeHint}
                  value={fields.smsCode}
                  onChange={(value) => change('smsCode', value)}
                />
                <CountdownButton
                  until={sent?.until}
                  pending={sending}
                  label={copy.form.sendCode}
                  onPress={() => void sendCode()}
                />
              </span>
            </Field>
          </>
        ) : null}
        {errors.form ? <InlineMessage tone="danger">{errors.form}</InlineMessage> : null}
        <Button type="submit" tone="accent" emphasis="solid" size="lg" block pending={state === 'submitting'}>
          {copy.form.submit}
        </Button>
        {options.token === null ? null : <OwnApplications token={options.token} />}
      </div>
    </Form>
  );
}
