import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Actor, TestServer } from '../../testing/index.ts';

interface Column extends Record<string, unknown> {
  table_name: string;
  name: string;
  type: string;
  needed: boolean;
  points_to: string | null;
}

/** Whose rows are made: somebody's own, and those he has left with others. */
interface Filling {
  /** Tells rows of one filling from those of another. */
  variant: string;
  userId: string;
  phoneNumber: string;
  tenantId: string;
  owner: { type: string; id: string };
  asker: string;
  kbBotId: string;
}

/** Made by the product itself, or about no person and no enterprise: what a process, a challenge or the site is. */
const leftOut = [
  'user',
  'tenant',
  'kb_bot',
  'coin_account',
  'closing',
  'loose_file',
  'file_patch',
  'job_process',
  // Emptied by its migration, and nothing writes there any more.
  'report_tenant_asker',
  'job_run',
  'server_process',
  'answer_instance',
  'answer_seat',
  'embedding_space',
  'site_setting',
  'login_state',
  'captcha',
];

const people = /^(user_id|from_user_id|to_user_id|agent_id|promoter_id|uploaded_by|creator_id|created_by|invited_by)$/;
const words: Record<string, string> = { side: 'use', source: 'web', msg_type: 'qa', permission: 'member' };
const special: Record<string, string> = {
  'kb_bot_chat_message.answer_status': 'success',
  'kb_bot_chat_turn.state': 'success',
  'kb_bot_file.status': 'trained',
  'kb_bot_file.kind': 'pdf',
  'passage.kind': 'doc',
  'promotion_day.kind': 'person',
};
const literals: Record<string, string> = {
  boolean: 'false',
  'timestamp(3) with time zone': 'now()',
  date: 'current_date',
  jsonb: `'{}'`,
  tsvector: `''`,
  bytea: `''`,
};

/**
 * Puts a row into every table that the catalogue has, for somebody who leaves and for somebody who stays: one that hangs on
 * an assistant of his, and one that he has left with a third.
 */
export async function fillEveryTable(
  server: TestServer,
  { of, leaver, stays, third }: { of: 'account' | 'enterprise'; leaver: Actor; stays: Actor; third: Actor },
): Promise<{ kbBotId: string; keys: string[]; othersKeys: string[] }> {
  const { db, files } = server.services;
  const elsewhere = (await server.member('owner')).tenantId!;
  const make = async (who: Actor) => {
    const family = who.tenantId ? 'tenantKbBot' : 'personalKbBot';
    const made = await who.call('POST', `/api/v1/${family}`, { name: '助手' });
    return (made.json as { id: string }).id;
  };
  const thirds = await make(third);
  const columns = await columnsOf(db);
  const keys: string[] = [];
  const othersKeys: string[] = [];
  let kbBotId = '';
  for (const who of [stays, leaver]) {
    kbBotId = await make(who);
    for (const own of [true, false]) {
      const account = of === 'account';
      const filling: Filling = {
        variant: `${who.userId}-${own ? 'own' : 'left'}`,
        userId: account ? who.userId : third.userId,
        phoneNumber: account ? who.phoneNumber : `1350000${who === leaver ? 1 : 2}${own ? '111' : '222'}`,
        tenantId: account ? elsewhere : who.tenantId!,
        owner: account ? { type: 'personal', id: who.userId } : { type: 'tenant', id: who.tenantId! },
        asker: account
          ? own
            ? `personal:${who.userId}`
            : `tenant:${elsewhere}:${who.userId}`
          : `tenant:${who.tenantId}:${third.userId}`,
        kbBotId: own ? kbBotId : thirds,
      };
      const stored = await fill(db, columns, filling);
      for (const key of stored) await files.put(key, Buffer.from('x'));
      if (who === leaver && own) keys.push(...stored);
      else othersKeys.push(...stored);
    }
  }
  // Pictures that others show stay, whoever has uploaded them.
  await db.execute(sql`
    update kb_bot set avatar = jsonb_build_object('shown', (
      select string_agg(id, ' ') from stored_image where file_key = any(${sql.param(othersKeys)}::text[])))
    where id = ${thirds}`);
  if (of === 'account') {
    // Whoever had invited him was given coins under his phone number.
    await db.execute(sql`
      insert into coin_ledger (id, key, owner_type, owner_id, type, delta, balance, remark, created_at)
      values ('invited', ${`invite:${leaver.phoneNumber}`}, 'personal', ${third.userId}, 'invite', 1, 1, '', now())`);
    await db.execute(sql`update "user" set invited_by = ${leaver.userId} where id = ${third.userId}`);
  }
  return { kbBotId, keys, othersKeys };
}

/** How many rows of each table hold one of these names, in whatever column. */
export async function mentioning(db: Database, names: readonly string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of new Set((await columnsOf(db)).map((column) => column.table_name))) {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from ${sql.identifier(table)} x
      where x::text like any(${sql.param(names.map((name) => `%${name}%`))}::text[])`);
    if (rows[0]!.count > 0) found[table] = rows[0]!.count;
  }
  return found;
}

async function columnsOf(db: Database): Promise<Column[]> {
  const { rows } = await db.execute<Column>(sql`
    select c.relname as table_name, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as needed,
      (select f.relname from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey) and k.confrelid <> c.oid
        order by cardinality(k.conkey) limit 1) as points_to
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attgenerated = ''
    order by c.relname, a.attnum`);
  return rows;
}

/** One row in each table; answers the keys of stored bytes that these rows name. */
async function fill(db: Database, columns: readonly Column[], filling: Filling): Promise<string[]> {
  const keys: string[] = [];
  await db.transaction(async (tx) => {
    // Rows may come before those that they point to, and nothing is counted for them.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const table of new Set(columns.map((column) => column.table_name))) {
      if (leftOut.includes(table)) continue;
      const given = columns
        .filter((column) => column.table_name === table)
        .map((column) => ({ name: column.name, value: valueOf(column, filling) }))
        .filter((each): each is { name: string; value: string } => each.value !== undefined);
      keys.push(...given.filter(({ name }) => isFileKey(name)).map(({ value }) => value));
      const names = sql.join(
        given.map(({ name }) => sql.identifier(name)),
        sql`, `,
      );
      const values = sql.join(
        given.map(({ value }) =>
          /^(now\(\)|current_date)$/.test(value) ? sql.raw(value) : sql`${value.replace(/^''$/, '')}`,
        ),
        sql`, `,
      );
      await tx.execute(
        sql`insert into ${sql.identifier(table)} (${names}) overriding system value values (${values}) on conflict do nothing`,
      );
    }
  });
  return keys;
}

const isFileKey = (column: string): boolean => column.endsWith('_key') && column !== 'idempotency_key';
const digest = (text: string): string => createHash('md5').update(text).digest('hex');
const numberOf = (text: string): string => String(Number.parseInt(digest(text).slice(0, 7), 16));

function valueOf(
  { table_name: table, name, type, needed, points_to: to }: Column,
  filling: Filling,
): string | undefined {
  const { variant, userId, phoneNumber, tenantId, owner, asker, kbBotId } = filling;
  const rowOf = (of: string) => (/int/.test(type) ? numberOf(of + variant) : digest(of + variant));
  if (name === 'id') return rowOf(table);
  if (to === 'kb_bot' || name === 'kb_bot_id') return kbBotId;
  // People of another system by its own ids.
  if (table === 'we_kf_receptionist' && name === 'user_id') return digest(variant);
  if (to === 'user' || people.test(name)) return userId;
  if (to === 'tenant' || name === 'tenant_id' || name === 'current_tenant_id') return tenantId;
  if (to) return rowOf(to);
  if (name === 'asker') return asker;
  if (name === 'owner_type') return owner.type;
  if (name === 'owner_id') return owner.id;
  if (name === 'phone_number') return phoneNumber;
  if (table === 'promotion_day' && name === 'subject_id') return userId;
  if (table === 'operator_act' && name === 'by') return owner.type === 'personal' ? phoneNumber : 'cli';
  if (table === 'operator_act' && name !== 'act' && type === 'text') return `${owner.id} 等`;
  if (table === 'rate_limit' && name === 'key')
    return `${variant}:${owner.type === 'personal' ? phoneNumber : owner.id}`;
  const word = special[`${table}.${name}`] ?? words[name];
  if (word !== undefined) return word;
  if (isFileKey(name)) return `kept/${table}.${name}/${digest(variant)}`;
  if (!needed) return undefined;
  if (type === 'text') return digest(table + name + variant);
  if (type.endsWith('[]')) return '{}';
  return literals[type]?.replace(/^'(.*)'$/, '$1') ?? '1';
}
