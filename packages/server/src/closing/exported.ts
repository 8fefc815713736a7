import { Readable } from 'node:stream';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';
import { askersOf } from './holdings.ts';

/** A list of the export: rows of a table with the columns that mean something to people, read in order of `key`. */
interface Section {
  name: string;
  columns: string;
  from: string;
  key: string;
  where: SQL;
}

/** Rows read at once. */
const page = 500;

const ofAssistants = (owned: SQL) => sql`kb_bot_id in (select id from kb_bot where ${owned})`;

function sectionsOf({ type, id }: Owner, askers: readonly string[]): Section[] {
  const owned = sql`owner_type = ${type} and owner_id = ${id}`;
  const asked = sql`asker = any(${sql.param(askers)}::text[])`;
  const plain = (name: string, from: string, columns: string, where: SQL, key = 'id'): Section => ({
    name,
    columns,
    from,
    key,
    where,
  });
  return [
    type === 'personal'
      ? plain('account', '"user"', 'name, phone_number, created_at', sql`id = ${id}`)
      : plain('enterprise', 'tenant', 'name, display_name, plan_ends_at, created_at', sql`id = ${id}`),
    ...(type === 'tenant'
      ? [
          plain(
            'members',
            'tenant_user join "user" u on u.id = user_id',
            'u.name, u.phone_number, permission, tenant_user.created_at',
            sql`tenant_id = ${id}`,
            'user_id',
          ),
        ]
      : []),
    plain(
      'assistants',
      'kb_bot',
      'name, description, permission, welcome_words, question_words, public_domain_prompt, knowledge_not_found, created_at',
      owned,
    ),
    plain(
      'documents',
      'kb_bot_file',
      'kb_bot_id as assistant, name, kind, status, size, page_count, created_at',
      ofAssistants(owned),
    ),
    plain(
      'questionsAndAnswers',
      'kb_bot_qa_entry',
      'kb_bot_id as assistant, qa_pair_id as pair, type, content, is_main, created_at',
      ofAssistants(owned),
    ),
    // Of a person what he asked; of an enterprise what its assistants were asked, by whomever, and its members elsewhere.
    plain(
      'conversations',
      'kb_bot_chat_message',
      'kb_bot_id as assistant, question, answer, created_at',
      type === 'personal' ? asked : sql`(${asked} or ${ofAssistants(owned)}) and side <> 'make'`,
    ),
    plain('attachments', 'kb_bot_chat_attachment', 'kb_bot_id as assistant, name, kind, size, created_at', asked),
    plain(
      'aiConversations',
      'ai_message',
      'conversation_id as conversation, question, response, created_at',
      sql`conversation_id in (select id from ai_conversation where ${asked})`,
    ),
    plain('coins', 'coin_ledger', 'type, delta, balance, remark, created_at', owned),
    plain('orders', 'pay_order', 'number, kind, coins, days, amount, status, created_at, paid_at', owned),
  ];
}

/** The export as JSON: one list for each kind of thing. It is read as it is sent, so its size does not matter. */
export function exportOf(db: Database, owner: Owner, now: Date): Readable {
  return Readable.from(write(db, owner, now));
}

async function* write(db: Database, owner: Owner, now: Date): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(now)}`;
  for (const section of sectionsOf(owner, await askersOf(db, owner))) {
    yield `,\n${JSON.stringify(section.name)}: [`;
    let between = '\n';
    for await (const row of rowsOf(db, section)) {
      yield `${between}${JSON.stringify(row)}`;
      between = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}

async function* rowsOf(db: Database, { columns, from, key, where }: Section): AsyncGenerator<object> {
  for (let after = ''; ;) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select ${sql.raw(key)} as id, ${sql.raw(columns)} from ${sql.raw(from)}
      where ${where} and ${sql.raw(key)} > ${after} order by ${sql.raw(key)} limit ${page}`);
    yield* rows;
    if (rows.length < page) return;
    after = rows.at(-1)!.id;
  }
}
