import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../testing/testDatabase.ts';

// Every table that grows with use belongs to an assistant or to somebody, and says so in a column: the day one PostgreSQL
// is too small, its rows can be divided by that column (docs/scale.md). What does not say so yet is listed here by name, so
// that the list gets shorter and never longer.

/** Rows reached through their parent only; each needs the parent's key of its own before it can live elsewhere. */
const throughParent = new Set([
  'ai_message',
  'answer_trace',
  'channel_delivery',
  'channel_message',
  'coin_reservation',
  'cs_message',
  'cs_ticket_reader',
  'cs_transfer',
  'kb_bot_file_block',
  'kb_bot_file_block_hit',
  'kb_bot_file_page',
  'kb_bot_file_save',
  'kb_bot_qa_import_failure',
  'kb_bot_regression_result',
  'payment_difference',
  'we_kf_account',
  'we_kf_receptionist',
]);

/** Of the product as a whole: small, or swept by the clock. */
const ofProduct = new Set([
  'answer_instance',
  'application',
  'captcha',
  'embedding_space',
  'file_patch',
  'generated_text',
  'job_process',
  'job_run',
  'login_state',
  'loose_file',
  'made_once',
  'operator_act',
  'rate_limit',
  'seen_before',
  'server_process',
  'site_setting',
  'sms_code',
  'stored_image',
  'we_kf_suite',
]);

/** The owners themselves, and assistants: on every node, because everything points to them. */
const owners = new Set(['kb_bot', 'shoppe', 'tenant', 'user']);

/** Columns that say whose a row is, the nearest first. */
const keys = ['kb_bot_id', 'owner_id', 'tenant_id', 'asker', 'promoter_id', 'user_id'];

/** Read by their own id, by the index of another column, or as a whole by a job; no list of an assistant begins there. */
const withoutIndex = new Set(['kb_bot_chat_turn', 'passage_vector', 'report_mark']);

interface Table {
  name: string;
  columns: Record<string, { required: boolean }>;
  /** The columns of each index, in their order. */
  indexes: string[][];
}

let database: TestDatabase;
let tables: Table[];

beforeAll(async () => {
  database = await testDatabase(1);
  const { rows } = await database.db.$client.query<Table>(`
    select c.relname as name,
      (select json_object_agg(attname, json_build_object('required', attnotnull)) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      coalesce((select json_agg(array(
        select a.attname from unnest(i.indkey::int2[]) with ordinality k(num, ord)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.num order by ord
      )) from pg_index i where i.indrelid = c.oid), '[]') as indexes
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`);
  tables = rows;
});
afterAll(() => database.drop());

const keyOf = ({ columns }: Table) => keys.find((key) => key in columns);
const listed = (name: string) => [throughParent, ofProduct, owners].filter((list) => list.has(name)).length;

test('a table says whose its rows are, or is listed as one that does not', () => {
  expect(tables.length).toBeGreaterThan(60);
  const unclear = tables.filter((table) => !keyOf(table) && listed(table.name) !== 1).map(({ name }) => name);
  expect(unclear).toEqual([]);
  const names = new Set(tables.map(({ name }) => name));
  expect([...throughParent, ...ofProduct, ...owners, ...withoutIndex].filter((name) => !names.has(name))).toEqual([]);
});

test('what belongs to an assistant always says to which, and is found by it', () => {
  const grown = tables.filter(({ name, columns }) => 'kb_bot_id' in columns && listed(name) === 0);
  expect(grown.length).toBeGreaterThan(30);
  // A word can be met before an assistant is known; a notice may be about an enterprise.
  const loose = grown.filter(({ columns }) => !columns['kb_bot_id']!.required).map(({ name }) => name);
  expect(loose).toEqual(['blocked_word_hit', 'notice']);
  const unfound = grown.filter(({ indexes }) => !indexes.some(([first]) => first === 'kb_bot_id'));
  expect(unfound.map(({ name }) => name).filter((name) => !withoutIndex.has(name))).toEqual([]);
});
