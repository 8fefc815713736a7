import { messages } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { validate } from './loginCalls.ts';
import { checkCopy } from './checkCopy.ts';
import { emptyFields, fieldsOf } from './model.ts';

const fields = {
  phone: '13800138000',
  captcha: 'a2c4',
  smsCode: '012345',
  password: 'Passw0rd',
  again: 'Passw0rd',
  inviteCode: '',
  agreed: true,
};

test('lets a complete form of each kind through', () => {
  for (const mode of ['sms', 'password', 'register', 'reset'] as const)
    expect(validate(fields, mode, fieldsOf[mode])).toEqual({});
});

test.each(['', '1380013800', '23800138000', '138001380000', '1380013800a'])(
  'refuses the phone number "%s" with the specified words',
  (phone) => {
    expect(validate({ ...fields, phone }, 'sms', fieldsOf.send)).toEqual({ phone: messages.phone });
  },
);

test('asks for digit, upper and lower case only when a password is set, not when one is given', () => {
  const weak = { ...fields, password: 'weak' };
  expect(validate(weak, 'password', fieldsOf.password)).toEqual({});
  expect(validate(weak, 'register', fieldsOf.register)).toEqual({ password: messages.password });
});

test.each([
  ['3f9a1c07d2b8e645', undefined],
  [' 3f9a1c07d2b8e645 ', undefined],
  ['K7Q2', checkCopy.inviteCodeWrong],
])('an invite code has sixteen signs or is left out: %s', (inviteCode, wrong) => {
  expect(validate({ ...fields, inviteCode }, 'register', fieldsOf.register).inviteCode).toBe(wrong);
});

test('names every missing field of an untouched form', () => {
  expect(Object.keys(validate(emptyFields, 'sms', fieldsOf.sms))).toEqual(['phone', 'smsCode', 'agreed']);
});
