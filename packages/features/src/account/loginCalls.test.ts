import { messages } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { validate } from './loginCalls.ts';
import { emptyFields, fieldsOf } from './model.ts';

const fields = {
  phone: '13800138000',
  captcha: 'a2c4',
  smsCode: '012345',
  password: 'Passw0rd',
  again: 'Passw0rd',
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

test('names every missing field of an untouched form', () => {
  expect(Object.keys(validate(emptyFields, 'sms', fieldsOf.sms))).toEqual(['phone', 'smsCode', 'agreed']);
});
