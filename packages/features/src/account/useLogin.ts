import { constants } from '@tinystar/contract';
import { useEffect, useRef, useState } from 'react';
import { drawCaptcha, type Captcha } from './drawCaptcha.ts';
import { emptyFields, fieldsOf, type LoginErrors, type LoginField, type LoginFields, type LoginMode } from './model.ts';

export interface LoggedIn {
  token: string;
  /** Whether the account existed before. */
  registered: boolean;
}

/** Milliseconds in which 修改成功 can be read. */
const READING = 1_500;

// The form is read first; rules and calls load when somebody begins to fill it in.
const calls = () => import('./loginCalls.ts');

/** State and calls of the login page: three forms over one set of fields, so that switching keeps what was typed. */
export const useLogin = (
  inviteCode: string,
  onLoggedIn: (result: LoggedIn) => void | Promise<void>,
  onSubmit?: () => void,
) => {
  const [mode, setMode] = useState<LoginMode>('sms');
  const [fields, setFields] = useState<LoginFields>({ ...emptyFields, inviteCode });
  const [errors, setErrors] = useState<LoginErrors & { form?: string }>({});
  const [captcha, setCaptcha] = useState<Captcha>();
  /** Until the server says that it asks for none (CAPTCHA=off). */
  const asksCaptcha = captcha?.required !== false;
  const coming = useRef<Promise<Captcha>>(undefined);
  const [reset, setReset] = useState<'no' | 'changed' | 'told'>('no');
  const [pending, setPending] = useState(false);
  const [sent, setSent] = useState<{ to: string; until: number }>();
  const [sending, setSending] = useState(false);

  const drawn = async (): Promise<Captcha> => {
    const picture = await drawCaptcha();
    if (picture) return picture;
    // The client says in words why none came.
    const { generateCaptcha, blame } = await calls();
    try {
      return await generateCaptcha();
    } catch (error) {
      setErrors(blame(error));
      return { captchaId: '', svg: '' };
    }
  };

  const renewCaptcha = async () => {
    setCaptcha(undefined);
    setFields((before) => ({ ...before, captcha: '' }));
    coming.current = drawn();
    setCaptcha(await coming.current);
  };

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the first picture; others are asked for
  useEffect(() => void renewCaptcha(), []);

  // The password is changed and said so; the way on is logging in with it.
  useEffect(() => {
    if (reset !== 'changed') return;
    const timer = setTimeout(() => {
      setReset('told');
      setMode('password');
      setFields(({ phone, inviteCode: code }) => ({ ...emptyFields, phone, inviteCode: code }));
    }, READING);
    return () => clearTimeout(timer);
  }, [reset]);

  const change = <F extends LoginField>(name: F, value: LoginFields[F]) => {
    calls().catch(() => undefined);
    setFields((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, form: __, ...rest }) => rest);
  };

  /** Runs a call once its fields are right. A captcha serves once, so a refused call that used it renews it. */
  const attempt = async (
    names: readonly LoginField[],
    usesCaptcha: boolean,
    call: (given: LoginFields & { captchaId: string }, asks: boolean) => Promise<void>,
  ) => {
    const { validate, blame } = await calls();
    // Whoever is faster than the server's answer is not asked for what it may not ask for.
    const picture = captcha ?? (names.includes('captcha') ? await coming.current : undefined);
    const asks = picture?.required !== false;
    const asked = asks ? names : names.filter((name) => name !== 'captcha');
    const wrong = validate(fields, mode, asked);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    try {
      await call({ ...fields, captchaId: picture?.captchaId ?? '' }, asks);
    } catch (error) {
      setErrors(blame(error));
      if (usesCaptcha && asks) void renewCaptcha();
    }
  };

  const sendCode = async () => {
    setSending(true);
    await attempt(fieldsOf.send, true, async (given, asks) => {
      await (await calls()).sendSms(given, mode);
      setSent({ to: given.phone, until: Date.now() + constants.SMS_COUNTDOWN_SECONDS * 1_000 });
      if (asks) void renewCaptcha();
    });
    setSending(false);
  };

  const submit = async () => {
    setPending(true);
    await attempt(fieldsOf[mode], mode === 'password', async (given) => {
      const { submit: send, resetPassword } = await calls();
      if (mode !== 'reset') {
        onSubmit?.();
        return onLoggedIn(await send[mode](given));
      }
      await resetPassword(given);
      setReset('changed');
    });
    setPending(false);
  };

  const switchMode = (next: LoginMode) => {
    setMode(next);
    setErrors({});
    setReset('no');
    // A code sent for one purpose serves no other.
    if ((next === 'reset') !== (mode === 'reset')) {
      setSent(undefined);
      setFields((before) => ({ ...before, smsCode: '', password: '', again: '' }));
    }
  };

  return {
    mode,
    switchMode,
    fields,
    change,
    errors,
    captcha,
    asksCaptcha,
    renewCaptcha,
    sendCode,
    submit,
    pending,
    sending,
    sent,
    /** The forgotten password was changed: first the way to log in follows by itself, then it is said above the form. */
    reset,
  };
};

export type LoginState = ReturnType<typeof useLogin>;
