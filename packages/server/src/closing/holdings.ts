import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';

/** Rows of a table that tell of an owner. They are deleted, or changed by `set` so that they tell of him no more. */
export interface Holding {
  table: string;
  where: SQL;
  set?: SQL;
}

/** Somebody who leaves, by every name that rows have for him. */
export interface Leaver extends Owner {
  /** Of a person; an enterprise has none. */
  phoneNumber: string | undefined;
  /** Keys of his histories, or of those of an enterprise's members in it. */
  askers: readonly string[];
}

/** Tables that name askers by their key. */
const askerTables = [
  'ai_conversation',
  'kb_bot_chat_attachment',
  'kb_bot_chat_draft',
  'kb_bot_conversation',
  'kb_bot_chat_message',
  'kb_bot_chat_topic',
  'kb_bot_chat_turn',
  'report_asker',
  'report_asker_number',
];

/** Runs statements that read a big table as a whole, which no index is kept for. */
export const patiently = <T>(db: Queries, work: (tx: Queries) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '20min'`);
    return await work(tx);
  });

/** Looks up every key under which somebody, or somebody for an enterprise, has ever asked. */
export async function askersOf(db: Queries, { type, id }: Owner): Promise<string[]> {
  const mine =
    type === 'personal'
      ? sql`asker = ${`personal:${id}`} or asker like ${`tenant:%:${id}`}`
      : sql`asker like ${`tenant:${id}:%`}`;
  const found = new Set<string>();
  for (const table of askerTables) {
    const rows = await patiently(db, async (tx) => {
      const asked = await tx.execute<{ asker: string }>(
        sql`select distinct asker from ${sql.identifier(table)} where ${mine}`,
      );
      return asked.rows;
    });
    for (const { asker } of rows) found.add(asker);
  }
  return [...found];
}

/**
 * What remains of somebody when his assistants are gone, apart from what hangs on his own row and goes with it. Payments
 * stay without his name: the law wants them kept for years.
 */
export function holdingsOf(leaver: Leaver): Holding[] {
  const { type, id, askers } = leaver;
  const owned = sql`owner_type = ${type} and owner_id = ${id}`;
  const asked = sql`asker = any(${sql.param(askers)}::text[])`;
  const limits = [id, ...(leaver.phoneNumber ? [leaver.phoneNumber] : [])].map((name) => sql`key like ${`%${name}%`}`);
  return [
    ...askerTables.map((table) => ({ table, where: asked })),
    ...['coin_day', 'coin_ledger', 'coin_account', 'parsed_pages'].map((table) => ({ table, where: owned })),
    { table: 'report_asker_number', where: sql`owner_id = ${id}` },
    { table: 'pay_order', where: owned, set: sql`owner_id = ''` },
    { table: 'rate_limit', where: sql.join(limits, sql` or `) },
    ...(type === 'personal' ? ofPerson(leaver) : ofEnterprise(id)),
  ];
}

function ofPerson({ id, phoneNumber = '' }: Leaver): Holding[] {
  const nameless = (column: string) =>
    sql`${sql.identifier(column)} = replace(replace(${sql.identifier(column)}, ${id}, '已注销'), ${phoneNumber}, '已注销')`;
  const named = (column: string) =>
    sql`strpos(${sql.identifier(column)}, ${id}) > 0 or strpos(${sql.identifier(column)}, ${phoneNumber}) > 0`;
  const acts = ['by', 'subject', 'detail'];
  return [
    { table: 'kb_bot_chat_message', where: sql`user_id = ${id}` },
    { table: 'promotion_day', where: sql`promoter_id = ${id} or (kind = 'person' and subject_id = ${id})` },
    { table: 'application', where: sql`user_id = ${id} or phone_number = ${phoneNumber}` },
    { table: 'tenant_invitation', where: sql`phone_number = ${phoneNumber}` },
    { table: 'sms_code', where: sql`phone_number = ${phoneNumber}` },
    { table: 'pay_order', where: sql`user_id = ${id}`, set: sql`user_id = ''` },
    // The reward stays with whoever invited him.
    { table: 'coin_ledger', where: sql`key = ${`invite:${phoneNumber}`}`, set: sql`key = 'invite:' || id` },
    { table: 'user', where: sql`invited_by = ${id}`, set: sql`invited_by = null` },
    { table: 'kb_bot_file_save', where: sql`user_id = ${id}`, set: sql`user_id = ''` },
    { table: 'kb_bot_setting_change', where: sql`user_id = ${id}`, set: sql`user_id = ''` },
    { table: 'kb_bot_qa_import', where: sql`user_id = ${id}`, set: sql`user_id = ''` },
    { table: 'kb_bot_regression_import', where: sql`user_id = ${id}`, set: sql`user_id = ''` },
    // Pictures that something still shows stay; the others are swept.
    { table: 'stored_image', where: sql`uploaded_by = ${id}`, set: sql`uploaded_by = ''` },
    {
      table: 'tenant',
      where: sql`creator_id = ${id}`,
      set: sql`creator_id = (select user_id from tenant_user o where o.tenant_id = tenant.id and o.permission = 'owner')`,
    },
    {
      table: 'operator_act',
      where: sql.join(acts.map(named), sql` or `),
      set: sql.join(acts.map(nameless), sql`, `),
    },
  ];
}

const ofEnterprise = (id: string): Holding[] => [
  { table: 'application', where: sql`tenant_id = ${id}` },
  { table: 'user', where: sql`current_tenant_id = ${id}`, set: sql`current_tenant_id = null` },
  {
    table: 'operator_act',
    where: sql`strpos(subject, ${id}) > 0 or strpos(detail, ${id}) > 0`,
    set: sql`subject = replace(subject, ${id}, '已注销'), detail = replace(detail, ${id}, '已注销')`,
  },
];
