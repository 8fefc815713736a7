import {
  ApiError,
  constants,
  errorCodes,
  joining,
  login,
  me,
  messages,
  PhoneNumber,
  RealName,
  SmsCode,
  type Tenant,
} from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import type { ApplyErrors, ApplyFields, ApplyField, ApplyType } from './apply.ts';
import { copy } from './copy.ts';

/** The client of a page outside of the session: the token there is, or none. */
const apiOf = (token: string | null) => createApi('personal', { token: () => token });

const check: Record<ApplyField, (value: string) => string | undefined> = {
  realName: (value) => (RealName.safeParse(value).success ? undefined : '请填写真实姓名'),
  phone: (value) => (PhoneNumber.safeParse(value).success ? undefined : messages.phone),
  captcha: (value) => (value.trim() ? undefined : copy.form.captchaMissing),
  smsCode: (value) => (SmsCode.safeParse(value).success ? undefined : messages.smsCode),
};

/** Messages of the fields that are wrong; empty when the form may be sent. */
export const validate = (fields: ApplyFields, names: readonly ApplyField[]): ApplyErrors => {
  const errors: ApplyErrors = {};
  for (const name of names) {
    const message = check[name](fields[name]);
    if (message) errors[name] = message;
  }
  return errors;
};

/** Names of the server's fields and of ours. */
const fieldNames = { realName: 'realName', phoneNumber: 'phone', captcha: 'captcha', smsCode: 'smsCode' } as const;

/** Which field a refused call is about; what is about none is shown above the button. */
export const blame = (error: unknown): ApplyErrors => {
  if (!(error instanceof ApiError)) return { form: messages.unexpected };
  const named: ApplyErrors = {};
  for (const [theirs, ours] of Object.entries(fieldNames)) if (error.fields[theirs]) named[ours] = error.fields[theirs];
  return Object.keys(named).length > 0 ? named : { form: error.message };
};

export const isSessionLost = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

export const generateCaptcha = () => apiOf(null)(login.generateCaptcha, { purpose: 'application' });

/** Sends a code to the phone once the captcha is solved. Throws {@link ApiError}. */
export const sendCode = ({ phone, captcha }: ApplyFields, type: ApplyType, captchaId: string) =>
  apiOf(null)(joining.sendSms, { phoneNumber: phone, type, captchaId, captcha: captcha.trim() });

/** Applies as oneself with a token, else with the code that proves the number. Throws {@link ApiError}. */
export const apply = ({ realName, phone, smsCode }: ApplyFields, type: ApplyType, token: string | null) =>
  token === null
    ? apiOf(null)(joining.applyOpen, {
        realName: realName.trim(),
        phoneNumber: phone,
        type,
        smsCode,
        regionCode: constants.REGION_CODE,
      })
    : apiOf(token)(joining.apply, { realName: realName.trim(), phoneNumber: phone, type });

/** What the owner of the token has applied for, newest first. Throws {@link ApiError}. */
export const ownApplications = async (token: string) => (await apiOf(token)(joining.mine, {})).rows;

/**
 * How a claim ended: the enterprise's new end, a new enterprise, one that has to be switched to first (C-43), or one that
 * was tried before and is stopped, which only a plan helps.
 */
export type Claimed =
  | { kind: 'extended'; until: number }
  | { kind: 'made' }
  | { kind: 'elsewhere'; tenant: Tenant }
  | { kind: 'stopped'; tenant: Tenant };

/** Claims the three days: for the enterprise one owns and acts as, else for one's own or a new one. Throws {@link ApiError}. */
export const claim = async (token: string): Promise<Claimed> => {
  const api = apiOf(token);
  const { currentTenantId, tenants } = await api(me.info, {});
  const acting = tenants.find(({ id, isCreator }) => isCreator && id === currentTenantId);
  if (acting) {
    try {
      const { expiresAt } = await createApi('tenant', { token: () => token })(joining.applyFree, {});
      return { kind: 'extended', until: expiresAt };
    } catch (error) {
      if (isRefused(error) && acting.status === 'stopped') return { kind: 'stopped', tenant: acting };
      throw error;
    }
  }
  const { needSwitchTenant } = await api(joining.applyFreeAndCreateShoppe, {});
  if (!needSwitchTenant) return { kind: 'made' };
  // It may be new: only the server knows it.
  const own = (await api(me.info, {})).tenants.find(({ isCreator }) => isCreator);
  if (!own) return { kind: 'made' };
  return { kind: own.status === 'stopped' ? 'stopped' : 'elsewhere', tenant: own };
};

export const switchTo = (token: string, tenantId: string) => apiOf(token)(me.switchTenant, { tenantId });

/** Whether the claim can never succeed: it was made before, or there is nothing to gain. */
export const isRefused = (error: unknown): boolean => error instanceof ApiError && error.code === errorCodes.conflict;

/** The words for a call that failed. */
export const wordsOf = (error: unknown): string => (error instanceof ApiError ? error.message : messages.unexpected);
