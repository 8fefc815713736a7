import { constants } from '@tinystar/contract';
import { useCallback, useEffect, useState } from 'react';
import { applyFields, emptyApply, sendFields, type ApplyErrors, type ApplyField, type ApplyType } from './apply.ts';

// The form paints first; rules and calls follow while it is read.
const calls = () => import('./homeCalls.ts');

export interface ApplyOptions {
  type: ApplyType;
  /** With one, nobody is asked for a code. */
  token: string | null;
  /** The token is no longer good: the form goes on without it. */
  onSessionLost: () => void;
}

/** State and calls of an application. */
export const useApply = ({ type, token, onSessionLost }: ApplyOptions) => {
  const [fields, setFields] = useState(emptyApply);
  const [errors, setErrors] = useState<ApplyErrors>({});
  const [state, setState] = useState<'open' | 'submitting' | 'done'>('open');
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<{ to: string; until: number }>();

  const [captcha, setCaptcha] = useState<{ captchaId: string; svg: string }>();
  /** Until the server says that it asks for none (CAPTCHA=off). */
  const [asksCaptcha, setAsksCaptcha] = useState(true);

  const renewCaptcha = useCallback(async () => {
    setCaptcha(undefined);
    setFields((before) => ({ ...before, captcha: '' }));
    const { generateCaptcha, blame } = await calls();
    try {
      const drawn = await generateCaptcha();
      setCaptcha(drawn);
      setAsksCaptcha(drawn.required !== false);
    } catch (error) {
      setCaptcha({ captchaId: '', svg: '' });
      setErrors(blame(error));
    }
  }, []);

  const asksForCode = token === null;
  useEffect(() => {
    if (asksForCode) void renewCaptcha();
  }, [asksForCode, renewCaptcha]);

  const change = (name: ApplyField, value: string) => {
    setFields((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, form: __, ...rest }) => rest);
  };

  /** Runs a call once its fields are right; says whether it went through. */
  const attempt = async (names: readonly ApplyField[], call: () => Promise<unknown>): Promise<boolean> => {
    const { validate, blame, isSessionLost } = await calls();
    const wrong = validate(fields, names);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return false;
    try {
      await call();
      return true;
    } catch (error) {
      if (isSessionLost(error)) onSessionLost();
      setErrors(blame(error));
      return false;
    }
  };

  const sendCode = async () => {
    setSending(true);
    let asked = false;
    const asks = asksCaptcha ? sendFields : sendFields.filter((name) => name !== 'captcha');
    const done = await attempt(asks, async () => {
      asked = true;
      await (await calls()).sendCode(fields, type, captcha?.captchaId ?? '');
    });
    if (done) setSent({ to: fields.phone, until: Date.now() + constants.SMS_COUNTDOWN_SECONDS * 1_000 });
    // A captcha serves once, also for a refused call.
    if (asked && asksCaptcha) void renewCaptcha();
    setSending(false);
  };

  const submit = async () => {
    setState('submitting');
    const done = await attempt(applyFields(token !== null), async () => (await calls()).apply(fields, type, token));
    setState(done ? 'done' : 'open');
  };

  return { fields, change, errors, state, captcha, asksCaptcha, renewCaptcha, sent, sending, sendCode, submit };
};
