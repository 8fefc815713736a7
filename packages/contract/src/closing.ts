import * as z from 'zod/mini';
import { SmsCode } from './account.ts';
import { endpoint } from './endpoint.ts';
import { nothing } from './paging.ts';

/** What is closed: the caller's own account, or the enterprise that he acts as and owns. */
export const closables = ['account', 'enterprise'] as const;
export type Closable = (typeof closables)[number];

const of = z.enum(closables);

/** `closesAt` is null while nothing is planned. `owned` names the enterprises that keep an account from closing. */
export const ClosingState = z.object({ closesAt: z.nullable(z.number()), owned: z.array(z.string()) });
export type ClosingState = z.infer<typeof ClosingState>;

/** Leaving for good: everything of an account or an enterprise is deleted after days in which it can be kept. */
export const closing = {
  state: endpoint({
    name: 'closing.state',
    method: 'GET',
    path: '/api/v1/closing/query/state',
    access: 'user',
    input: z.object({ of }),
    output: ClosingState,
    summary: 'Whether and when the account, or the enterprise, will be deleted. An enterprise answers its owner only.',
  }),
  begin: endpoint({
    name: 'closing.begin',
    method: 'POST',
    path: '/api/v1/closing/begin',
    access: 'user',
    input: z.object({ of, smsCode: SmsCode }),
    output: z.object({ closesAt: z.number() }),
    summary:
      'Plans the deletion, proven by a code to the caller’s phone (`sendSms4Phone` with `close`). Until then everything works and can be kept. An account that owns enterprises answers 409.',
  }),
  keep: endpoint({
    name: 'closing.keep',
    method: 'POST',
    path: '/api/v1/closing/keep',
    access: 'user',
    input: z.object({ of }),
    output: nothing,
    summary: 'Takes the plan back.',
  }),
  exported: endpoint({
    name: 'closing.exported',
    method: 'POST',
    path: '/api/v1/closing/export',
    access: 'user',
    kind: 'file',
    input: z.object({ of }),
    output: z.instanceof(Blob),
    summary: 'What is stored of the account or the enterprise, as JSON, for keeping it before it is deleted.',
  }),
};
