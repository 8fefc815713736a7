import { constants } from '@tinystar/contract';
import { useCallback, useEffect, useState } from 'react';
import { emptyFields, fieldsOf, type LoginErrors, type LoginField, type LoginFields, type LoginMode } from './model.ts';

export interface LoggedIn {
  token: string;
  /** Whether the account existed before. */
  registered: boolean;
}

// The form paints first; rules and calls follow while it is read.
const calls = () => import('./loginCalls.ts');

/** State and calls of the login page: three forms over one set of fields, so that switching keeps what was typed. */
export const useLogin = (inviteCode: string | undefined, onLoggedIn: (result: LoggedIn) => void) => {
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
    const { generateCaptcha, blame } = await calls();
    try {
      setCaptcha(await generateCaptcha());
    } catch (error) {
      setCaptcha({ captchaId: '', svg: '' });
      setErrors(blame(error));
    }
  }, []);

  useEffect(() => void renewCaptcha(), [renewCaptcha]);

  const change = <F extends LoginField>(name: F, value: LoginFields[F]) => {
    setFields((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, form: __, ...rest }) => rest);
  };

  /** Runs a call once its fields are right. A captcha serves once, so a refused call that used it renews it. */
  const attempt = async (
    names: readonly LoginField[],
    usesCaptcha: boolean,
    call: (given: LoginFields & { captchaId: string; inviteCode: string | undefined }) => Promise<void>,
  ) => {
    const { validate, blame } = await calls();
    const wrong = validate(fields, mode, names);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    try {
      await call({ ...fields, captchaId: captcha?.captchaId ?? '', inviteCode });
    } catch (error) {
      setErrors(blame(error));
      if (usesCaptcha) void renewCaptcha();
    }
  };

  const sendCode = async () => {
    setSending(true);
    await attempt(fieldsOf.send, true, async (given) => {
      await (await calls()).sendSms(given);
      setSent({ to: given.phone, until: Date.now() + constants.SMS_COUNTDOWN_SECONDS * 1_000 });
      void renewCaptcha();
    });
    setSending(false);
  };

  const submit = async () => {
    setPending(true);
    await attempt(fieldsOf[mode], mode === 'password', async (given) =>
      onLoggedIn(await (await calls()).submit[mode](given)),
    );
    setPending(false);
  };

  const switchMode = (next: LoginMode) => {
    setMode(next);
    setErrors({});
  };

  return { mode, switchMode, fields, change, errors, captcha, renewCaptcha, sendCode, submit, pending, sending, sent };
};

export type LoginState = ReturnType<typeof useLogin>;
