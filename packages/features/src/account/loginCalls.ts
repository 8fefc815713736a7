import { ApiError, errorCodes, login, messages, Password, PhoneNumber, SmsCode } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { copy } from './copy.ts';
import type { LoginErrors, LoginField, LoginFields, LoginMode } from './model.ts';

// Nobody is logged in yet: no token to send, nothing to end.
const api = createApi('personal', { token: () => null });

const check: Record<LoginField, (fields: LoginFields, mode: LoginMode) => string | undefined> = {
  phone: ({ phone }) => (PhoneNumber.safeParse(phone).success ? undefined : messages.phone),
  captcha: ({ captcha }) => (captcha.trim() ? undefined : copy.captchaMissing),
  smsCode: ({ smsCode }) => {
    if (smsCode === '') return copy.smsCodeMissing;
    return SmsCode.safeParse(smsCode).success ? undefined : messages.smsCode;
  },
  password: ({ password }, mode) => {
    if (mode !== 'register' && mode !== 'reset') return password ? undefined : copy.passwordMissing;
    return Password.safeParse(password).success ? undefined : messages.password;
  },
  again: ({ password, again }) => (again === password ? undefined : messages.passwordMismatch),
  agreed: ({ agreed }) => (agreed ? undefined : copy.agreementMissing),
};

/** Messages of the fields that are wrong; empty when the form may be sent. */
export const validate = (fields: LoginFields, mode: LoginMode, names: readonly LoginField[]): LoginErrors => {
  const errors: LoginErrors = {};
  for (const name of names) {
    const message = check[name](fields, mode);
    if (message) errors[name] = message;
  }
  return errors;
};

/** Names of the server's fields and of ours. */
const fieldNames = {
  phoneNumber: 'phone',
  captcha: 'captcha',
  smsCode: 'smsCode',
  password: 'password',
  newPassword: 'password',
} as const;

/** Which field a refused call is about; what is about none is shown above the button. */
export const blame = (error: unknown): LoginErrors & { form?: string } => {
  if (!(error instanceof ApiError)) throw error;
  const named: LoginErrors = {};
  for (const [theirs, ours] of Object.entries(fieldNames)) if (error.fields[theirs]) named[ours] = error.fields[theirs];
  return Object.keys(named).length > 0 ? named : { form: error.message };
};

interface Given extends LoginFields {
  captchaId: string;
  inviteCode: string | undefined;
}

const solved = ({ captchaId, captcha }: Given) => ({ captchaId, captcha: captcha.trim() });

export const generateCaptcha = () => api(login.generateCaptcha, {});

/** Sends a code. Whoever registers with a number that has an account is told before one is sent (ACCT-01). */
export const sendSms = async (given: Given, mode: LoginMode) => {
  const asked = { phoneNumber: given.phone, ...solved(given) };
  if (mode === 'register' && (await api(login.checkRegistered, asked)).registered) {
    const errorMessage = '该手机号已注册，请直接登录';
    throw new ApiError({ errorCode: errorCodes.conflict, errorMessage, fields: { phoneNumber: errorMessage } }, 409);
  }
  return await api(mode === 'reset' ? login.sendResetSms : login.sendSms, asked);
};

/** Sets a new password for a forgotten one. Throws {@link ApiError}. */
export const resetPassword = ({ phone, smsCode, password }: Given) =>
  api(login.resetPassword, { phoneNumber: phone, smsCode, newPassword: password });

/** Logs in or registers. Throws {@link ApiError}. */
export const submit: Record<
  Exclude<LoginMode, 'reset'>,
  (given: Given) => Promise<{ token: string; registered: boolean }>
> = {
  sms: ({ phone, smsCode, inviteCode }) => api(login.bySmsCode, { phoneNumber: phone, smsCode, inviteCode }),
  password: (given) => api(login.byPassword, { phoneNumber: given.phone, password: given.password, ...solved(given) }),
  register: ({ phone, smsCode, password, inviteCode }) =>
    api(login.register, { phoneNumber: phone, smsCode, password, inviteCode }),
};
