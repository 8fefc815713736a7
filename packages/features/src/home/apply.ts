import type { OpenApplicationType as ApplyType } from '@tinystar/contract';

export type { ApplyType };

export interface ApplyFields {
  realName: string;
  phone: string;
  captcha: string;
  smsCode: string;
}
export type ApplyField = keyof ApplyFields;
export type ApplyErrors = Partial<Record<ApplyField | 'form', string>>;

export const emptyApply: ApplyFields = { realName: '', phone: '', captcha: '', smsCode: '' };

/** Fields that a code is sent for. */
export const sendFields: readonly ApplyField[] = ['phone', 'captcha'];

/** Fields in the order in which they are checked and focused; who is logged in proves no number (ENT-15). */
export const applyFields = (loggedIn: boolean): readonly ApplyField[] =>
  loggedIn ? ['realName', 'phone'] : ['realName', 'phone', 'smsCode'];
