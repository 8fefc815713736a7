import * as z from 'zod/mini';
import { NICKNAME_LENGTH, PASSWORD_LENGTH, PHONE_PATTERN, REGION_CODE, SMS_CODE_LENGTH } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { messages } from './messages.ts';
import { openPaths } from './openCalls.ts';
import { codePoints, nothing } from './paging.ts';

/** Rules both sides apply; each carries the specification's message. */
export const PhoneNumber = z.string().check(z.regex(PHONE_PATTERN, messages.phone));
export const SmsCode = z.string().check(z.regex(new RegExp(`^\\d{${SMS_CODE_LENGTH}}$`), messages.smsCode));
export const Password = z.string().check(
  z.refine((text) => {
    const length = codePoints(text);
    return (
      length >= PASSWORD_LENGTH.min &&
      length <= PASSWORD_LENGTH.max &&
      /\d/.test(text) &&
      /[A-Z]/.test(text) &&
      /[a-z]/.test(text)
    );
  }, messages.password),
);
export const Nickname = z.string().check(
  z.refine((text) => {
    const length = codePoints(text);
    return (
      length >= NICKNAME_LENGTH.min &&
      length <= NICKNAME_LENGTH.max &&
      /^[\p{Script=Han}a-zA-Z0-9]+$/u.test(text) &&
      !/^\d+$/.test(text)
    );
  }, messages.nickname),
);

const regionCode = z._default(z.literal(REGION_CODE), REGION_CODE);
/** What a captcha may be solved for: the log-in page, an application, or a change of one's account. */
export const captchaPurposes = ['login', 'application', 'account'] as const;
export type CaptchaPurpose = (typeof captchaPurposes)[number];

/** A solved captcha, asked for before every SMS. */
export const captcha = { captchaId: z.string().check(z.maxLength(64)), captcha: z.string().check(z.maxLength(16)) };
const optionalCaptcha = { captchaId: z.optional(captcha.captchaId), captcha: z.optional(captcha.captcha) };
const inviteCode = z.optional(z.string().check(z.maxLength(64)));
/** Chosen at random by the browser and kept there: friends of an invitation count once per device. */
const deviceId = z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/)));

/** Token is opaque; `registered` tells whether the account existed before this call. */
export const LoginResult = z.object({ token: z.string(), registered: z.boolean() });

/** Calls of the login page (platform.md §7 session and user; API-001 to API-006). */
export const login = {
  checkRegistered: endpoint({
    name: 'login.checkRegistered',
    method: 'POST',
    path: '/api/v1/open/user/checkRegistered',
    access: 'public',
    input: z.object({ phoneNumber: PhoneNumber, regionCode, ...optionalCaptcha }),
    output: z.object({ registered: z.boolean() }),
    summary: 'Whether a phone number has an account; tells the truth only with a solved captcha.',
  }),
  generateCaptcha: endpoint({
    name: 'login.generateCaptcha',
    method: 'POST',
    path: openPaths.captcha,
    access: 'public',
    input: z.object({ purpose: z._default(z.enum(captchaPurposes), 'login') }),
    output: z.object({ captchaId: z.string(), svg: z.string(), required: z.optional(z.boolean()) }),
    summary:
      'A picture to solve, single use, two minutes, for its purpose alone. `svg` is a complete SVG document. Where the deployment asks for none, `required` is false and the rest is empty.',
  }),
  sendSms: endpoint({
    name: 'login.sendSms',
    method: 'POST',
    path: '/api/v1/open/user/sendSms4Login',
    access: 'public',
    input: z.object({ phoneNumber: PhoneNumber, regionCode, ...captcha }),
    output: nothing,
    summary: 'Sends a six-digit code; one per phone in 60 seconds.',
  }),
  bySmsCode: endpoint({
    name: 'login.bySmsCode',
    method: 'POST',
    path: '/api/v1/open/user/loginBySmsCode',
    access: 'public',
    input: z.object({ phoneNumber: PhoneNumber, regionCode, smsCode: SmsCode, inviteCode, deviceId }),
    output: LoginResult,
    summary: 'Logs in by code; an unknown phone number becomes an account.',
  }),
  byPassword: endpoint({
    name: 'login.byPassword',
    method: 'POST',
    path: '/api/v1/open/user/loginByPassword',
    access: 'public',
    input: z.object({
      phoneNumber: PhoneNumber,
      regionCode,
      password: z.string().check(z.maxLength(256)),
      deviceId,
      ...captcha,
    }),
    output: LoginResult,
    summary: 'Logs in by password and captcha.',
  }),
  sendResetSms: endpoint({
    name: 'login.sendResetSms',
    method: 'POST',
    path: '/api/v1/open/user/sendSms4ResetPassword',
    access: 'public',
    input: z.object({ phoneNumber: PhoneNumber, regionCode, ...captcha }),
    output: nothing,
    summary: 'Sends the code that resets a forgotten password; also to numbers without an account, so that none tells.',
  }),
  resetPassword: endpoint({
    name: 'login.resetPassword',
    method: 'POST',
    path: '/api/v1/open/user/resetPasswordBySmsCode',
    access: 'public',
    input: z.object({ phoneNumber: PhoneNumber, regionCode, smsCode: SmsCode, newPassword: Password }),
    output: nothing,
    summary: 'Sets a new password by a code and ends every session; 404 only for whoever holds the phone.',
  }),
  register: endpoint({
    name: 'login.register',
    method: 'POST',
    path: '/api/v1/open/user/registerByPassword',
    access: 'public',
    input: z.object({
      phoneNumber: PhoneNumber,
      regionCode,
      smsCode: SmsCode,
      password: Password,
      inviteCode,
      deviceId,
    }),
    output: LoginResult,
    summary: 'Creates an account with a password, proven by an SMS code.',
  }),
};
