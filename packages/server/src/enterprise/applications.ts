import { joining } from '@tinystar/contract';
import { requireCaptcha } from '../identity/captcha.ts';
import { requireSmsCode, sendSmsCode } from '../identity/smsCodes.ts';
import { allow, clientOf } from '../platform/http/limit.ts';
import { implement } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';
import { application } from './schema.ts';

const perDay = { max: 5, seconds: 86_400 };
const perAddressAndDay = { max: 20, seconds: 86_400 };

const purposes = { cooperation: 'cooperation', enterprise_trial: 'apply' } as const;

const sendSms = implement(joining.sendSms, async ({ input, ip, services }) => {
  await requireCaptcha(services, 'application', input);
  await sendSmsCode(services, input.phoneNumber, purposes[input.type], ip);
  return {};
});

const apply = implement(joining.apply, async ({ input, caller, services }) => {
  await allow(services, `application:user:${caller.userId}`, perDay);
  await store(services, { ...input, userId: caller.userId });
  return {};
});

const applyOpen = implement(joining.applyOpen, async ({ input, ip, services }) => {
  await allow(services, `application:ip:${clientOf(ip)}`, perAddressAndDay);
  await requireSmsCode(services, input.phoneNumber, purposes[input.type], input.smsCode, ip);
  await store(services, { ...input, userId: null });
  return {};
});

interface Filled {
  type: 'cooperation' | 'enterprise_trial';
  realName: string;
  phoneNumber: string;
  userId: string | null;
}

async function store(services: Services, { type, realName, phoneNumber, userId }: Filled): Promise<void> {
  await services.db
    .insert(application)
    .values({ type, realName: realName.trim(), phoneNumber, userId, createdAt: services.now() });
}

export const applicationRoutes = [sendSms, apply, applyOpen];
