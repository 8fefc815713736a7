import { createHash } from 'node:crypto';
import type pg from 'pg';
import { encodeFrequencies, frequenciesOf } from '../../../packages/server/src/retrieval/frequencies.ts';
import { termKey } from '../../../packages/server/src/retrieval/termKey.ts';

/** How many of each there are in the end; the assistants are there already and called md5('bot' || n). */
export interface Grown {
  assistants: number;
  passages: number;
  messages: number;
}

/** Assistants with the same documents: cutting a million texts into terms would take longer than all the rest. */
const VARIANTS = 20;

const of = (words: string, at: number) => words.split(' ')[at % words.split(' ').length]!;
const matter = (at: number) =>
  of('年假 差旅 报销 考勤 培训 采购 合同 用印 宿舍 班车 体检 保密 档案 仓库 值班 绩效 调岗 离职 招聘 会议', at);
const whose = (at: number) =>
  of('生产部 销售部 财务部 人事部 研发部 客服部 物流部 质检部 法务部 行政部 采购部 分公司 实习生', at);
const sentence = (at: number) =>
  `${whose(at)}的${matter(at * 7)}申请应当在${2 + (at % 29)}个工作日内提交，由${whose(at + 5)}主管审批，编号为 ${of('HR FN QA IT', at)}-${1000 + at}。`;

const SENTENCES = 4;
const firstOf = (variant: number, position: number) => (variant * 1_000 + position) * SENTENCES;

/** Id of the assistant of this number, from 0. */
export const idOf = (assistant: number): string => createHash('md5').update(`bot${assistant}`).digest('hex');

/** Something that stands in a document of this assistant. */
export function questionOf(assistant: number): string {
  const at = firstOf(assistant % VARIANTS, assistant % 400);
  return `${whose(at)}的${matter(at * 7)}申请由谁审批？`;
}

/** Fills every assistant with the same number of passages, of one document each. */
export async function growPassages(client: pg.Client, { assistants, passages }: Grown): Promise<void> {
  const each = Math.ceil(passages / assistants);
  const corpus = Array.from({ length: VARIANTS * each }, (_, at) => {
    const [variant, position] = [Math.floor(at / each), at % each];
    const text = Array.from({ length: SENTENCES }, (__, line) => sentence(firstOf(variant, position) + line)).join('');
    const frequencies = frequenciesOf('规章', text);
    const terms = [...new Set([...frequencies.title.keys(), ...frequencies.text.keys()])];
    const { titleLength: title_length, textLength: text_length } = frequencies;
    return { variant, position, text, terms, title_length, text_length, frequencies: encodeFrequencies(frequencies) };
  });
  await client.query(`
    create temp table corpus (variant int, "position" int, text text, terms text[], title_length int, text_length int,
      frequencies text);
    create temp table keyed (n int, id text, key text)`);
  await client.query('insert into corpus select * from json_populate_recordset(null::corpus, $1)', [
    JSON.stringify(corpus),
  ]);
  const keyed = Array.from({ length: assistants }, (_, at) => {
    const id = idOf(at);
    return { n: at, id, key: termKey(id) };
  });
  await client.query('insert into keyed select * from json_populate_recordset(null::keyed, $1)', [
    JSON.stringify(keyed),
  ]);
  await client.query(`
    insert into kb_bot_file (id, kb_bot_id, name, kind, status, size, sha256, source_key, page_count, block_count,
      created_at, updated_at)
    select md5('grown' || n), id, '规章.pdf', 'pdf', 'trained', 1000, md5('grown' || n), 'documents/grown' || n, 10, 100,
      now(), now() from keyed`);
  await withoutIndexes(client, 'passage', () =>
    client.query(`
      insert into passage (kb_bot_id, kind, source_id, name, position, title, text, block_ids, pages, spans, terms,
        title_length, text_length, frequencies)
      select id, 'doc', md5('grown' || n), '规章', position, '规章', text, '{}', '{1}', '[]',
        array_to_tsvector(array(select key || ':' || term from unnest(terms) term)), title_length, text_length, frequencies
      from keyed join corpus on variant = n % ${VARIANTS} order by n, position`),
  );
}

/**
 * Messages of 400 days, equally many with every assistant. One in twenty is of the given person in the enterprise, and of
 * those every tenth is with the first assistant; the others are of 500 people each.
 */
export async function growMessages(
  client: pg.Client,
  { assistants, messages }: Grown,
  { tenantId, userId }: { tenantId: string; userId: string },
): Promise<void> {
  await withoutIndexes(client, 'kb_bot_chat_message', () =>
    client.query(`
      insert into kb_bot_chat_message (id, kb_bot_id, asker, user_id, side, source, session, msg_type, question, answer,
        answer_status, turn_id, created_at)
      select md5('grown' || n), md5('bot' || case when n % 200 = 0 then 1 else n / 20 % ${assistants} end),
        case when n % 20 = 0 then 'tenant:${tenantId}:${userId}' else 'personal:' || person end,
        case when n % 20 = 0 then '${userId}' else person end, 'use', 'web', 1, 'qa', '差旅申请由谁审批？',
        repeat('由主管审批。', 12), 'success', md5('turn' || n),
        now() - interval '1 day' - n * (interval '400 days' / ${messages})
      from (select n, md5('person' || n / 20 / ${assistants} % 500) as person from generate_series(1, ${messages}) n) each`),
  );
}

/** Adds rows without triggers, and makes the indexes of the table once at the end instead of with each row. */
async function withoutIndexes(client: pg.Client, table: string, act: () => Promise<unknown>): Promise<void> {
  await client.query(`set maintenance_work_mem = '1GB'; set session_replication_role = replica`);
  await client.query('update pg_index set indisready = false, indisvalid = false where indrelid = $1::regclass', [
    table,
  ]);
  await act();
  await client.query(`reindex table ${table}`);
  await client.query('set session_replication_role = origin');
  await client.query(`vacuum analyze ${table}`);
}
