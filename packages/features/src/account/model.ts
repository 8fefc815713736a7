export type LoginMode = 'sms' | 'password' | 'register' | 'reset';

export interface LoginFields {
  phone: string;
  captcha: string;
  smsCode: string;
  password: string;
  /** The new password once more, where a forgotten one is reset. */
  again: string;
  /** Of the friend who invited; the address may bring it. */
  inviteCode: string;
  agreed: boolean;
}
export type LoginField = keyof LoginFields;
export type LoginErrors = Partial<Record<LoginField, string>>;

export const emptyFields: LoginFields = {
  phone: '',
  captcha: '',
  smsCode: '',
  password: '',
  again: '',
  inviteCode: '',
  agreed: false,
};

/** The fields of each form, in the order in which they are checked and focused. */
export const fieldsOf: Record<LoginMode | 'send', readonly LoginField[]> = {
  sms: ['phone', 'smsCode', 'agreed'],
  password: ['phone', 'password', 'captcha', 'agreed'],
  register: ['phone', 'smsCode', 'password', 'inviteCode', 'agreed'],
  reset: ['phone', 'smsCode', 'password', 'again'],
  send: ['phone', 'captcha'],
};
