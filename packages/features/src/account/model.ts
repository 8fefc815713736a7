import { messages, Password, PhoneNumber, SmsCode } from '@tinystar/contract';
import { copy } from './copy.ts';

export type LoginMode = 'sms' | 'password' | 'register';

export interface LoginFields {
  phone: string;
  captcha: string;
  smsCode: string;
  password: string;
  agreed: boolean;
}
export type LoginField = keyof LoginFields;
export type LoginErrors = Partial<Record<LoginField, string>>;

export const emptyFields: LoginFields = { phone: '', captcha: '', smsCode: '', password: '', agreed: false };

const check: Record<LoginField, (fields: LoginFields, mode: LoginMode) => string | undefined> = {
  phone: ({ phone }) => (PhoneNumber.safeParse(phone).success ? undefined : messages.phone),
  captcha: ({ captcha }) => (captcha.trim() ? undefined : copy.captchaMissing),
  smsCode: ({ smsCode }) => (SmsCode.safeParse(smsCode).success ? undefined : messages.smsCode),
  password: ({ password }, mode) =>
    mode === 'register'
      ? Password.safeParse(password).success
        ? undefined
        : messages.password
      : password
        ? undefined
        : copy.passwordMissing,
  agreed: ({ agreed }) => (agreed ? undefined : copy.agreementMissing),
};

/** The fields of each form, in the order in which they are checked and focused. */
export const fieldsOf: Record<LoginMode | 'send', readonly LoginField[]> = {
  sms: ['phone', 'smsCode', 'agreed'],
  password: ['phone', 'password', 'captcha', 'agreed'],
  register: ['phone', 'smsCode', 'password', 'agreed'],
  send: ['phone', 'captcha'],
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
