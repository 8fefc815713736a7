import type { CallerRoles, Config, Permissions } from '@tinystar/contract';
import type { Switches } from '../../packages/app/src/guard/permits.ts';
import { queryDatabase, type Row } from '../e2e/queryDatabase.ts';
import type { Places } from './addresses.ts';

export const roleNames = ['visitor', 'owner', 'member', 'operator'] as const;
export type RoleName = (typeof roleNames)[number];

/** Somebody who walks: what he may open, and where. */
export interface Walker {
  /** Empty for a visitor. */
  token: string;
  caller: CallerRoles | null;
  switches: Switches;
  places: Places;
}

/** The demo's owner also runs the product, as himself; there he is a personal maker too. */
export const operatorPhone = '13800138000';
const phones: Record<Exclude<RoleName, 'visitor'>, string> = {
  owner: '13800138000',
  member: '13800138001',
  operator: operatorPhone,
};

/** Calls past the pages, and questions past the server. */
export interface Demo {
  call<T>(path: string, body?: object, token?: string): Promise<T>;
  query(text: string, values?: unknown[]): Promise<Row[]>;
}

export const demoAt = (url: string, data: string): Demo => ({
  async call<T>(path: string, body?: object, token = '') {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(url + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  },
  query: (text, values) => queryDatabase(data, text, values),
});

/** What the demo lacks: an agent who owns, a promoter, a showcase, an assistant of the platform. */
export const complete = async ({ query }: Demo): Promise<void> => {
  await query(`update "user" set channel_user = true where phone_number = $1`, [phones.owner]);
  await query(
    `insert into kb_bot_agent (kb_bot_id, tenant_id, user_id, created_at)
     select b.id, t.id, t.creator_id, now() from kb_bot b join tenant t on t.id = b.owner_id
     where b.customer_service_status = 'enabled' on conflict do nothing`,
  );
  await query(
    `insert into shoppe (id, tenant_id, name, status, created_at, updated_at)
     select md5('shoppe'), id, '星光展厅', 'enabled', now(), now() from tenant where not exists (select 1 from shoppe)`,
  );
};

/** Logs somebody in and finds what his addresses mean. */
export const walkerOf = async (role: RoleName, demo: Demo): Promise<Walker> => {
  const { call, query } = demo;
  const switches = await call<Config>('/api/v1/open/meta/config');
  const [tenant] = await query('select id, friendly_id from tenant order by created_at limit 1');
  const identity = role === 'owner' || role === 'member' ? 'tenant' : 'personal';
  const [own] = await query(
    `select id from kb_bot where owner_type = $1 and exists (select 1 from kb_bot_file f where f.kb_bot_id = kb_bot.id)
     order by customer_service_status = 'enabled' desc, is_preset, created_at limit 1`,
    [identity],
  );
  const [open] = await query(`select public_id from kb_bot where permission = 'public' order by created_at limit 1`);
  const [preset] = await query('select id from kb_bot order by is_preset desc limit 1');
  const [shoppe] = await query('select id from shoppe limit 1');
  const [file] = await query('select id from kb_bot_file where kb_bot_id = $1 order by created_at limit 1', [
    own?.['id'],
  ]);
  const [ticket] = await query('select id, kb_bot_id from cs_ticket order by created_at limit 1');
  const token =
    role === 'visitor' ? '' : await logIn(demo, phones[role], identity === 'tenant' ? String(tenant?.['id']) : '');
  const places = {
    identity,
    own: String(own?.['id']),
    preset: String(preset?.['id']),
    served: String(ticket?.['kb_bot_id']),
    publicId: String(open?.['public_id']),
    shoppeId: String(shoppe?.['id']),
    friendlyId: String(tenant?.['friendly_id']),
    fileId: String(file?.['id']),
    pairId: role === 'owner' || role === 'operator' ? await ask(demo, identity, String(own?.['id']), token) : 'none',
    ticketId: String(ticket?.['id']),
  } as const;
  return { token, caller: role === 'visitor' ? null : await rolesOf(role, demo, token), switches, places };
};

const logIn = async ({ call }: Demo, phoneNumber: string, tenantId: string): Promise<string> => {
  const login = { phoneNumber, password: 'Xingxing2026', captchaId: 'off', captcha: 'off' };
  const { token } = await call<{ token: string }>('/api/v1/open/user/loginByPassword', login);
  await call('/api/v1/user/update/currentTenant', { tenantId }, token);
  return token;
};

/** A pair of question and answer in an assistant, so that its page has something to show. */
const ask = async ({ call }: Demo, scope: string, kbBotId: string, token: string): Promise<string> => {
  const pair = {
    kbBotId,
    question: '周末送货吗？',
    answer: '周六送，周日不送。',
    similarQuestions: ['星期天送货吗？'],
  };
  return (await call<{ id: string }>(`/api/v1/${scope}KbBotQaPair/create`, pair, token)).id;
};

const rolesOf = async (role: RoleName, { call }: Demo, token: string): Promise<CallerRoles> => {
  const told = await call<Permissions>('/api/v1/user/permissions', undefined, token);
  return {
    identity: told.currentIdentity,
    tenantPermission: told.tenantUserPermission,
    customerService: told.isTenantKbBotCustomerService,
    channelUser: told.isUserChannel,
    // As the owner of his enterprise he does not walk the pages of the operator a second time.
    operator: role === 'operator',
  };
};
