import { CaptchaInput, CodeInput, CountdownButton, Field } from '@tinystar/ui';
import { ownCodeCopy as words } from './copy.ts';
import * as css from './OwnCode.css.ts';
import type { OwnCodeState } from './useOwnCode.ts';

/** The fields of a code to the own phone. */
export function OwnCode(form: OwnCodeState) {
  const { fields, errors, change } = form;
  return (
    <>
      {form.asksCaptcha ? (
        <Field label={words.captcha} error={errors.captcha}>
          <CaptchaInput
            placeholder={words.captchaHint}
            value={fields.captcha}
            svg={form.captcha?.svg}
            onRenew={form.renewCaptcha}
            onChange={(value) => change('captcha', value)}
          />
        </Field>
      ) : null}
      <Field label={words.code} error={errors.code} hint={form.sentUntil ? words.sentTo : undefined}>
        <span className={css.code}>
          <CodeInput placeholder={words.codeHint} value={fields.code} onChange={(value) => change('code', value)} />
          <CountdownButton
            until={form.sentUntil}
            pending={form.sending}
            label={words.sendCode}
            onPress={form.sendCode}
          />
        </span>
      </Field>
    </>
  );
}
