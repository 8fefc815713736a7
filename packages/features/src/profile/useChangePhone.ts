import { ApiError, constants, me } from '@tinystar/contract';
import { useState } from 'react';
import { noticeOf } from '../shared/errors.ts';
import { useApi, useSession } from '../shared/session.ts';
import { useCaptcha } from '../shared/useCaptcha.ts';
import {
  checkPhone,
  noPhoneFields,
  phoneFieldNames,
  type PhoneErrors,
  type PhoneFields,
  type PhoneProof,
} from './phoneModel.ts';

type Target = 'oldPhone' | 'newPhone';

/** State and calls of changing the phone; lives as long as the dialog is open. */
export const useChangePhone = (onChanged: () => void) => {
  const api = useApi();
  const { user, config } = useSession();
  const hasPassword = user.hasPassword !== false;
  const asksCaptcha = config.captchaRequired;
  const [proof, setProof] = useState<PhoneProof>(hasPassword ? 'password' : 'code');
  const [fields, setFields] = useState(noPhoneFields);
  const [errors, setErrors] = useState<PhoneErrors & { form?: string }>({});
  const [sent, setSent] = useState<Partial<Record<Target, number>>>({});
  const [busy, setBusy] = useState<Target | 'submit'>();

  const captcha = useCaptcha(asksCaptcha, () => setFields((before) => ({ ...before, captcha: '' })));

  const change = (name: keyof PhoneFields, value: string) => {
    setFields((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, form: __, ...rest }) => rest);
  };

  /** Runs a call once its fields are right, and tells at which of them it was refused. */
  const attempt = async (
    work: Target | 'submit',
    names: readonly (keyof PhoneFields)[],
    call: () => Promise<unknown>,
  ) => {
    const wrong = checkPhone(fields, names);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || busy) return;
    setBusy(work);
    try {
      await call();
    } catch (error) {
      const named = error instanceof ApiError ? Object.entries(error.fields) : [];
      const known = named.flatMap(([name, message]) =>
        phoneFieldNames[name] ? [[phoneFieldNames[name], message]] : [],
      );
      const form = noticeOf(error)?.text;
      setErrors(known.length > 0 ? Object.fromEntries(known) : form ? { form } : {});
    }
    setBusy(undefined);
  };

  const sendCode = (to: Target) =>
    attempt(
      to,
      [...(to === 'newPhone' ? ['phone' as const] : []), ...(asksCaptcha ? ['captcha' as const] : [])],
      async () => {
        const phone = to === 'newPhone' && { phoneNumber: fields.phone };
        try {
          await api(me.sendPhoneSms, { to, ...phone, ...captcha.solved(fields.captcha) });
          setSent((before) => ({ ...before, [to]: Date.now() + constants.SMS_COUNTDOWN_SECONDS * 1_000 }));
        } finally {
          captcha.spent();
        }
      },
    );

  const submit = () =>
    attempt('submit', [proof === 'password' ? 'password' : 'oldCode', 'phone', 'code'], async () => {
      const { password, oldCode, phone, code } = fields;
      const known = proof === 'password' ? { password } : { oldSmsCode: oldCode };
      await api(me.updatePhone, { phoneNumber: phone, smsCode: code, ...known });
      onChanged();
    });

  return {
    user,
    hasPassword,
    asksCaptcha,
    proof,
    setProof,
    fields,
    change,
    errors,
    captcha: captcha.picture,
    renewCaptcha: captcha.renew,
    sent,
    busy,
    sendCode,
    submit,
  };
};
