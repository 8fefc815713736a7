import { ApiError, constants, login, type Api } from '@tinystar/contract';
import { useCallback, useEffect, useState } from 'react';
import {
  emptyFields,
  fieldsOf,
  validate,
  type LoginErrors,
  type LoginField,
  type LoginFields,
  type LoginMode,
} from './model.ts';

export interface LoggedIn {
  token: string;
  /** Whether the account existed before. */
  registered: boolean;
}

/** Which field a refused call is about; what is about none is shown above the button. */
const blame = (error: unknown): LoginErrors & { form?: string } => {
  if (!(error instanceof ApiError)) throw error;
  const fields = error.fields as Record<string, string>;
  const named: LoginErrors = {};
  if (fields.phoneNumber) named.phone = fields.phoneNumber;
  if (fields.captcha) named.captcha = fields.captcha;
  if (fields.smsCode) named.smsCode = fields.smsCode;
  if (fields.password) named.password = fields.password;
  return Object.keys(named).length > 0 ? named : { form: error.message };
};

/** State and calls of the login page: three forms over one set of fields, so that switching keeps what was typed. */
export const useLogin = (api: Api, inviteCode: string | undefined, onLoggedIn: (result: LoggedIn) => void) => {
  const [mode, setMode] = useState<LoginMode>('sms');
  const [fields, setFields] = useState<LoginFields>(emptyFields);
  const [errors, setErrors] = useState<LoginErrors & { form?: string }>({});
  const [captcha, setCaptcha] = useState<{ captchaId: string; svg: string }>();
  const [pending, setPending] = useState(false);
  const [sent, setSent] = useState<{ to: string; until: number }>();
  const [sending, setSending] = useState(false);

  const renewCaptcha = useCallback(async () => {
    setCaptcha(undefined);
    setFields((before) => ({ ...before, captcha: '' }));
    try {
      setCaptcha(await api(login.generateCaptcha, {}));
    } catch (error) {
      setErrors(blame(error));
    }
  }, [api]);

  useEffect(() => void renewCaptcha(), [renewCaptcha]);

  const change = <F extends LoginField>(name: F, value: LoginFields[F]) => {
    setFields((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, form: __, ...rest }) => rest);
  };

  /** Runs a call after its fields are right; answers whether it succeeded. A captcha serves once, so it is renewed. */
  const attempt = async (names: readonly LoginField[], usesCaptcha: boolean, call: () => Promise<void>) => {
    const wrong = validate(fields, mode, names);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return false;
    try {
      await call();
      return true;
    } catch (error) {
      setErrors(blame(error));
      if (usesCaptcha) void renewCaptcha();
      return false;
    }
  };

  const sendCode = async () => {
    setSending(true);
    await attempt(fieldsOf.send, true, async () => {
      await api(login.sendSms, {
        phoneNumber: fields.phone,
        captchaId: captcha?.captchaId ?? '',
        captcha: fields.captcha.trim(),
      });
      setSent({ to: fields.phone, until: Date.now() + constants.SMS_COUNTDOWN_SECONDS * 1_000 });
      void renewCaptcha();
    });
    setSending(false);
  };

  const submit = async () => {
    const { phone: phoneNumber, smsCode, password } = fields;
    setPending(true);
    await attempt(fieldsOf[mode], mode === 'password', async () => {
      const calls = {
        sms: () => api(login.bySmsCode, { phoneNumber, smsCode, inviteCode }),
        password: () =>
          api(login.byPassword, {
            phoneNumber,
            password,
            captchaId: captcha?.captchaId ?? '',
            captcha: fields.captcha.trim(),
          }),
        register: () => api(login.register, { phoneNumber, smsCode, password, inviteCode }),
      };
      onLoggedIn(await calls[mode]());
    });
    setPending(false);
  };

  const switchMode = (next: LoginMode) => {
    setMode(next);
    setErrors({});
  };

  return { mode, switchMode, fields, change, errors, captcha, renewCaptcha, sendCode, submit, pending, sending, sent };
};

export type LoginState = ReturnType<typeof useLogin>;
