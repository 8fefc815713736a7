import { ApiError, constants, me, messages, SmsCode } from '@tinystar/contract';
import { useState } from 'react';
import { useChange } from '../calls/index.ts';
import { noticeOf } from '../errors.ts';
import { useSession } from '../session.ts';
import { useCaptcha } from '../useCaptcha.ts';
import { ownCodeCopy as words } from './copy.ts';

/** What is wrong with the fields, and what the server said that belongs to none. */
export type OwnCodeErrors = Partial<Record<'captcha' | 'code' | 'form', string>>;
export type OwnCodeState = ReturnType<typeof useOwnCode>;

/** A code to the person's own phone for one purpose, where it is `needed`; lives as long as its form is open. */
export const useOwnCode = (to: 'close' | 'firstPassword', needed = true) => {
  const asksCaptcha = useSession().config.captchaRequired && needed;
  const [fields, setFields] = useState({ captcha: '', code: '' });
  const [errors, setErrors] = useState<OwnCodeErrors>({});
  const [sentUntil, setSentUntil] = useState<number>();

  const captcha = useCaptcha(asksCaptcha, () => setFields((before) => ({ ...before, captcha: '' })));

  const refused = (error: unknown) => {
    const { captcha: wrongCaptcha, smsCode } = error instanceof ApiError ? error.fields : {};
    if (wrongCaptcha) setErrors({ captcha: wrongCaptcha });
    else if (smsCode) setErrors({ code: smsCode });
    else setErrors({ form: noticeOf(error)?.text ?? '' });
  };
  const send = useChange(me.sendPhoneSms, {
    touches: [],
    onSuccess: () => setSentUntil(Date.now() + constants.SMS_COUNTDOWN_SECONDS * 1_000),
    onError: refused,
  });

  return {
    fields,
    errors,
    asksCaptcha,
    captcha: captcha.picture,
    renewCaptcha: captcha.renew,
    sentUntil,
    sending: send.isPending,
    change(name: keyof typeof fields, value: string) {
      setFields((before) => ({ ...before, [name]: value }));
      setErrors({});
    },
    sendCode() {
      if (asksCaptcha && !fields.captcha.trim()) return setErrors({ captcha: words.captchaMissing });
      setErrors({});
      send.mutate({ to, ...captcha.solved(fields.captcha) }, { onSettled: captcha.spent });
    },
    /** Whether the code may be sent along; tells at its field when not. */
    check(): boolean {
      if (!needed || SmsCode.safeParse(fields.code).success) return true;
      setErrors({ code: messages.smsCode });
      return false;
    },
    /** Tells what the call refused that the code was for. */
    refused,
  };
};
