import { messages, PhoneNumber, SmsCode } from '@tinystar/contract';
import { copy } from './copy.ts';

/** What proves the person: the password, or a code to the number so far. */
export type PhoneProof = 'password' | 'code';

export interface PhoneFields {
  password: string;
  oldCode: string;
  phone: string;
  captcha: string;
  code: string;
}
export type PhoneErrors = Partial<Record<keyof PhoneFields, string>>;

export const noPhoneFields: PhoneFields = { password: '', oldCode: '', phone: '', captcha: '', code: '' };

const words = copy.phoneDialog;

const wrong: Record<keyof PhoneFields, (value: string) => string | undefined> = {
  password: (value) => (value ? undefined : words.passwordMissing),
  oldCode: (value) => (SmsCode.safeParse(value).success ? undefined : messages.smsCode),
  phone: (value) => (PhoneNumber.safeParse(value).success ? undefined : messages.phone),
  captcha: (value) => (value.trim() ? undefined : words.captchaMissing),
  code: (value) => (SmsCode.safeParse(value).success ? undefined : messages.smsCode),
};

/** Messages of the named fields that are wrong. */
export const checkPhone = (fields: PhoneFields, names: readonly (keyof PhoneFields)[]): PhoneErrors =>
  Object.fromEntries(
    names.flatMap((name) => {
      const message = wrong[name](fields[name]);
      return message ? [[name, message]] : [];
    }),
  );

/** Names of the server's fields and of ours. */
export const phoneFieldNames: Record<string, keyof PhoneFields> = {
  password: 'password',
  oldSmsCode: 'oldCode',
  phoneNumber: 'phone',
  captcha: 'captcha',
  smsCode: 'code',
};
