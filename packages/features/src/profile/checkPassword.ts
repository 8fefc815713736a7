import { messages, Password } from '@tinystar/contract';

export interface PasswordFields {
  old: string;
  new: string;
  again: string;
  /** To the own phone, for the first password. */
  code: string;
}
export type PasswordErrors = Partial<Record<keyof PasswordFields, string>>;

/** Messages of the fields that are wrong, in the specification's words; `first` asks for no old password. */
export const checkPassword = (fields: PasswordFields, first: boolean): PasswordErrors => {
  const errors: PasswordErrors = {};
  if (!first && fields.old === '') errors.old = messages.oldPassword;
  if (!Password.safeParse(fields.new).success) errors.new = messages.password;
  if (fields.again !== fields.new) errors.again = messages.passwordMismatch;
  return errors;
};
