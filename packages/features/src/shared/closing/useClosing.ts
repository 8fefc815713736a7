import { ApiError, closing, constants, login, me, messages, SmsCode, type Closable } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useCallback, useEffect, useState } from 'react';
import { useChange } from '../calls/index.ts';
import { noticeOf } from '../errors.ts';
import { fullDay } from '../moment.ts';
import { saveFile } from '../saveFile.ts';
import { say } from '../say.ts';
import { useApi, useSession } from '../session.ts';
import { closingCopy } from './copy.ts';

/** What is wrong with the fields, and what the server said that belongs to none. */
export type ClosingErrors = Partial<Record<'captcha' | 'code' | 'form', string>>;

/** State and calls of the dialog; lives as long as it is open. */
export const useClosing = (of: Closable, onClose: () => void) => {
  const api = useApi();
  const asksCaptcha = useSession().config.captchaRequired;
  const [fields, setFields] = useState({ captcha: '', code: '' });
  const [errors, setErrors] = useState<ClosingErrors>({});
  const [captcha, setCaptcha] = useState<{ captchaId: string; svg: string }>();
  const [sentUntil, setSentUntil] = useState<number>();

  const renewCaptcha = useCallback(async () => {
    setCaptcha(undefined);
    setFields((before) => ({ ...before, captcha: '' }));
    setCaptcha(await api(login.generateCaptcha, { purpose: 'account' }).catch(() => ({ captchaId: '', svg: '' })));
  }, [api]);
  useEffect(() => {
    if (asksCaptcha) void renewCaptcha();
  }, [asksCaptcha, renewCaptcha]);

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
  const begin = useChange(closing.begin, {
    touches: [closing.state],
    onSuccess: ({ closesAt }) => {
      toast(closingCopy.begun(fullDay(closesAt)));
      onClose();
    },
    onError: refused,
  });
  const keep = useChange(closing.keep, {
    touches: [closing.state],
    onSuccess: () => {
      toast(closingCopy.kept);
      onClose();
    },
    onError: say,
  });
  const exported = useChange(closing.exported, {
    touches: [],
    onSuccess: (file) => saveFile(file, closingCopy.fileName[of]),
    onError: say,
  });

  return {
    fields,
    errors,
    asksCaptcha,
    captcha,
    renewCaptcha: () => void renewCaptcha(),
    sentUntil,
    sending: send.isPending,
    submitting: begin.isPending,
    keeping: keep.isPending,
    exporting: exported.isPending,
    change(name: keyof typeof fields, value: string) {
      setFields((before) => ({ ...before, [name]: value }));
      setErrors({});
    },
    sendCode() {
      if (asksCaptcha && !fields.captcha.trim()) return setErrors({ captcha: closingCopy.captchaMissing });
      setErrors({});
      const solved = { captchaId: captcha?.captchaId ?? '', captcha: fields.captcha.trim() };
      // A captcha serves once, also for a refused call.
      send.mutate({ to: 'close', ...solved }, { onSettled: () => (asksCaptcha ? void renewCaptcha() : undefined) });
    },
    submit() {
      if (!SmsCode.safeParse(fields.code).success) return setErrors({ code: messages.smsCode });
      begin.mutate({ of, smsCode: fields.code });
    },
    keep: () => keep.mutate({ of }),
    exportAll: () => exported.mutate({ of }),
  };
};
