import { ApiError, errorCodes, login, messages, Password, PhoneNumber, SmsCode } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { storage } from '../shared/storage.ts';
import { checkCopy } from './checkCopy.ts';
import type { LoginErrors, LoginField, LoginFields, LoginMode } from './model.ts';

/** Tells this browser from others, so that an invited friend counts once per device; nothing else reads it. */
const deviceId = (): string => {
  const known = storage.read('device');
  if (known !== null) return known;
  const made = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  storage.write('device', made);
  return made;
};

// Nobody is logged in yet: no token to send, nothing to end.
const api = createApi('personal', { token: () => null });

const check: Record<LoginField, (fields: LoginFields, mode: LoginMode) => string | undefined> = {
  phone: ({ phone }) => (PhoneNumber.safeParse(phone).success ? undefined : messages.phone),
  captcha: ({ captcha }) => (captcha.trim() ? undefined : checkCopy.captchaMissing),
  smsCode: ({ smsCode }) => {
    if (smsCode === '') return checkCopy.smsCodeMissing;
    return SmsCode.safeParse(smsCode).success ? undefined : messages.smsCode;
  },
  password: ({ password }, mode) => {
    if (mode !== 'register' && mode !== 'reset') return password ? undefined : checkCopy.passwordMissing;
    return Password.safeParse(password).success ? undefined : messages.password;
  },
  inviteCode: ({ inviteCode }) => (/^([0-9a-f]{16})?$/.test(inviteCode.trim()) ? undefined : checkCopy.inviteCodeWrong),
  again: ({ password, again }) => (again === password ? undefined : messages.passwordMismatch),
  agreed: ({ agreed }) => (agreed ? undefined : checkCopy.agreementMissing),
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
  inviteCode: 'inviteCode',
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
}

const invited = ({ inviteCode }: Given) => inviteCode.trim() || undefined;

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
  sms: (given) =>
    api(login.bySmsCode, {
      phoneNumber: given.phone,
      smsCode: given.smsCode,
      inviteCode: invited(given),
      deviceId: deviceId(),
    }),
  password: (given) =>
    api(login.byPassword, {
      phoneNumber: given.phone,
      password: given.password,
      deviceId: deviceId(),
      ...solved(given),
    }),
  register: (given) =>
    api(login.register, {
      phoneNumber: given.phone,
      smsCode: given.smsCode,
      password: given.password,
      inviteCode: invited(given),
      deviceId: deviceId(),
    }),
};
