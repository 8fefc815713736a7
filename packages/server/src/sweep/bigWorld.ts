import { eq, sql } from 'drizzle-orm';
import { tenantAsker } from '../answers/asker.ts';
import { user } from '../identity/schema.ts';
import { packStale } from '../reports/packDay.ts';
import { createTestServer, type Actor, type TestDatabase, type TestServer } from '../testing/index.ts';

/** How many rows of each kind. */
export interface Sizes {
  assistants: number;
  documents: number;
  passages: number;
  qaPairs: number;
  messages: number;
  tickets: number;
  ledgerLines: number;
  people: number;
  /** Among how many the people's inviters are divided. */
  promoters: number;
}

/** Ten times what the largest enterprise is expected to have. */
export const tenfold: Sizes = {
  assistants: 1_000,
  documents: 10_000,
  passages: 100_000,
  qaPairs: 20_000,
  messages: 200_000,
  tickets: 10_000,
  ledgerLines: 4_000_000,
  people: 2_000,
  promoters: 1,
};

/** An enterprise and a person with a great deal of everything. */
export interface BigWorld extends AsyncDisposable {
  server: TestServer;
  /** Owner, agent of every assistant, promotion user and operator; and somebody who asks much for himself. */
  tenant: Actor;
  personal: Actor;
  /** The assistant with most documents, passages and tickets of each of them. */
  kbBotId: { tenant: string; personal: string };
  publicId: string;
  csTicketId: string;
  /** A pair of the assistants in `kbBotId`. */
  /** Another enterprise. */
  otherTenantId: string;
  shoppeId: string;
  qaPairId: { tenant: string; personal: string };
  conversationId: { tenant: string; personal: string };
  /** Sources of the two assistants, each with one run. */
  sourceId: { tenant: string; personal: string };
  sourceRunId: { tenant: string; personal: string };
  /** Of the enterprise alone: persons have none. */
  webhookId: { tenant: string; personal: string };
}

/** No statement takes longer than the product allows. */
async function inBatches(count: number, size: number, run: (from: number, to: number) => Promise<unknown>) {
  for (let from = 1; from <= count; from += size) await run(from, Math.min(from + size - 1, count));
}

const operatorPhone = '13999999999';

/** Makes it in the database itself, which takes seconds for each million rows. */
export async function createBigWorld(sizes: Sizes, database?: TestDatabase): Promise<BigWorld> {
  const environment = { OPERATOR_PHONES: operatorPhone, GENERATION: 'on' };
  const server = await createTestServer({ environment, ...(database && { database }) });
  const { db } = server.services;
  const tenant = await server.member('owner');
  const personal = await server.actor();
  await db.update(user).set({ phoneNumber: operatorPhone, channelUser: true }).where(eq(user.id, tenant.userId));
  const [tenantId, owner, person] = [tenant.tenantId!, tenant.userId, personal.userId];
  const run = (statement: ReturnType<typeof sql>) => db.execute(statement);
  const upTo = (count: number) => sql`generate_series(1, ${count}::int) n`;
  const bot = (n: ReturnType<typeof sql>) => sql`md5('bot' || (${n}) % ${sizes.assistants}::int)`;
  const someone = sql`md5('person' || n % ${sizes.people}::int)`;
  const color = sql`'{"type":"color","color":"blue"}'::jsonb`;

  await run(sql`
    insert into "user" (id, phone_number, name, avatar, invite_code, invited_by, coupon_registered, created_at)
    select ${someone}, (15000000000 + n)::text, '用户' || n, ${color}, 'code' || n,
      case when n % ${sizes.promoters}::int = 0 then ${owner} else 'another' end, n % 5 = 0,
      now() - n * interval '1 hour' from ${upTo(sizes.people)}`);
  await run(sql`
    insert into tenant_user (tenant_id, user_id, permission, created_at)
    select ${tenantId}, ${someone}, 'member', now() - n * interval '1 minute' from ${upTo(sizes.people)}`);
  await run(sql`
    insert into tenant (id, name, display_name, avatar, creator_id)
    select md5('tenant' || n), '企业' || n, '企业' || n, ${color}, ${someone} from ${upTo(sizes.assistants)}`);
  await run(sql`
    insert into tenant_user (tenant_id, user_id, permission)
    select md5('tenant' || n), ${someone}, 'owner' from ${upTo(sizes.assistants)}`);
  await run(sql`
    insert into kb_bot (id, public_id, owner_type, owner_id, name, avatar, permission, customer_service_status,
      created_at, updated_at)
    select ${bot(sql`n`)}, md5('public' || n), 'tenant', ${tenantId}, '助手' || n, ${color},
      (array['public', 'protected', 'private', 'private'])[n % 4 + 1], 'enabled', now(), now() - n * interval '1 minute'
    from ${upTo(sizes.assistants)}`);
  await run(sql`
    insert into kb_bot (id, public_id, owner_type, owner_id, name, avatar, created_at, updated_at)
    select md5('own' || n), md5('ownpublic' || n), 'personal', ${person}, '我的' || n, ${color}, now(),
      now() - n * interval '1 minute' from ${upTo(sizes.assistants)}`);
  await run(sql`
    insert into kb_bot_agent (kb_bot_id, tenant_id, user_id, created_at)
    select ${bot(sql`n`)}, ${tenantId}, ${owner}, now() from ${upTo(sizes.assistants)}`);
  await run(sql`
    insert into shoppe (id, tenant_id, name, status, created_at, updated_at)
    select md5('shoppe' || n), case n % 2 when 1 then ${tenantId} else md5('tenant' || n) end, '展厅' || n, 'enabled', now(), now()
    from ${upTo(Math.min(sizes.assistants, 40))}`);
  await run(sql`
    insert into shoppe_kb_bot (shoppe_id, kb_bot_id, position, known_name)
    select md5('shoppe' || s), ${bot(sql`n`)}, n, '助手' || n from ${upTo(Math.min(sizes.assistants, 50))}, generate_series(1, 40, 2) s`);
  // Twenty times as many in one assistant, and in one of the person, as in the others.
  await run(sql`
    insert into kb_bot_file (id, kb_bot_id, name, kind, status, size, sha256, source_key, page_count, block_count,
      created_at, updated_at)
    select md5('file' || n), case when n % 50 = 0 then md5('own1') when n % 50 = 1 then ${bot(sql`1`)} else ${bot(sql`n`)} end,
      '文档' || n || '.pdf', 'pdf', 'trained', 1000, md5('bytes' || n), 'documents/' || n, 10, 100,
      now() - n * interval '1 second', now() from ${upTo(sizes.documents)}`);
  await run(sql`
    insert into passage (kb_bot_id, kind, source_id, name, position, title, text, block_ids, pages, spans, terms,
      title_length, text_length, frequencies)
    select case when n % 2 = 0 then ${bot(sql`1`)} else ${bot(sql`n`)} end, 'doc', md5('file' || n % ${sizes.documents}::int),
      '文档', n, '', repeat('段落文字', 40), '{}', '{1}', '[]', 'a'::tsvector, 0, 160, '' from ${upTo(sizes.passages)}`);
  await run(sql`
    insert into kb_bot_webhook (id, kb_bot_id, address, events, "on", secret, created_at, updated_at)
    select md5('webhook' || w), ${bot(sql`w`)}, 'https://hooks.example/' || w, '{ticket.opened}', false, '', now(), now()
    from generate_series(1, 40) w`);
  await run(sql`
    insert into kb_bot_webhook_delivery (id, kb_bot_id, webhook_id, event_id, type, body, state, next_at, created_at)
    select md5('delivery' || w || '.' || n), ${bot(sql`w`)}, md5('webhook' || w), 'evt_' || n, 'ticket.opened', '{}',
      case when n % 10 = 0 then 'failed' else 'delivered' end, now(), now() - n * interval '1 minute'
    from generate_series(1, 40) w, ${upTo(sizes.documents / 100)}`);
  // Forty sources, one of each of the two.
  const sourceBot = sql`case when s = 2 then md5('own1') else ${bot(sql`s`)} end`;
  await run(sql`
    insert into kb_bot_source (id, kb_bot_id, kind, name, address, rules, every, created_at, updated_at)
    select md5('source' || s), ${sourceBot}, 'webdav', '来源' || s, 'https://dav.example/', '{"include":[],"exclude":[]}',
      'manual', now(), now() from generate_series(1, 40) s`);
  await run(sql`
    insert into kb_bot_source_run (id, kb_bot_id, source_id, state, asked, started_at)
    select md5('sourcerun' || s), ${sourceBot}, md5('source' || s), 'done', true, now() from generate_series(1, 40) s`);
  await run(sql`
    insert into kb_bot_source_line (kb_bot_id, run_id, position, action, waiting, entry)
    select ${sourceBot}, md5('sourcerun' || s), n, 'added', false,
      jsonb_build_object('id', n, 'name', '文档' || n, 'path', '/文档' || n, 'revision', '')
    from generate_series(1, 40) s, ${upTo(sizes.documents / 100)}`);
  await run(sql`
    insert into kb_bot_source_item (kb_bot_id, source_id, item_id, file_id, name, path, revision, sha256, updated_at)
    select ${sourceBot}, md5('source' || s), n::text, md5('file' || (n * 50 + s % 2)), '文档' || n,
      '/文档' || n, '', '', now()
    from generate_series(1, 40) s, ${upTo(sizes.documents / 100)}`);
  // Twenty times as many in one assistant of each; one in ten lies in the recycle bin.
  const pairBot = sql`
    case when n % 50 = 0 then md5('own1') when n % 50 = 1 then ${bot(sql`1`)} else ${bot(sql`n`)} end`;
  await run(sql`
    insert into kb_bot_qa_pair (id, kb_bot_id, created_at, updated_at, deleted_at)
    select md5('pair' || n), ${pairBot}, now() - n * interval '1 second', now(), case when n % 500 < 50 then now() end
    from ${upTo(sizes.qaPairs)}`);
  await run(sql`
    insert into kb_bot_qa_entry (id, qa_pair_id, kb_bot_id, type, content, is_main, created_at, updated_at)
    select md5(type || n), md5('pair' || n), ${pairBot}, type, '第' || n || '条内容', true, now(), now()
    from ${upTo(sizes.qaPairs)}, unnest(array['q', 'a']) type`);
  // A fiftieth each of the person for himself and of the owner for the enterprise; the rest of promotees.
  await inBatches(sizes.messages, 20_000, (from, to) =>
    run(sql`
    insert into kb_bot_chat_message (id, kb_bot_id, asker, user_id, side, source, session, msg_type, question, answer,
      answer_status, turn_id, created_at)
    select md5('message' || n),
      case when n % 500 < 2 then ${bot(sql`1`)} else ${bot(sql`n / 50`)} end,
      case n % 50 when 0 then ${`personal:${person}`} when 1 then ${tenantAsker(tenantId, owner)} else 'personal:' || ${someone} end,
      case n % 50 when 0 then ${person} when 1 then ${owner} else ${someone} end,
      case when n % 500 = 1 then 'make' else 'use' end, 'web', 1, 'qa', '年假有几天？', repeat('回答的文字', 40),
      case when n % 49 = 0 then 'failed' else 'success' end, md5('turn' || n),
      now() - n * (interval '29 days' / ${sizes.messages}::int)
    from generate_series(${from}::int, ${to}::int) n`),
  );
  // AI chat: as many conversations as one may keep, one of them long.
  await run(sql`
    insert into ai_conversation (id, asker, title, created_at, last_at)
    select md5('conversation' || n), case when n % 2 = 0 then ${`personal:${person}`} else ${tenantAsker(tenantId, owner)} end,
      '年假有几天？', now(), now() - n * interval '1 minute' from generate_series(1, 1000) n`);
  await run(sql`
    insert into ai_message (id, conversation_id, question, response, created_at)
    select md5('aiMessage' || n), md5('conversation' || (n % 2 + 1)), '年假有几天？', repeat('回答的文字', 40),
      now() - n * interval '1 minute' from generate_series(1, 4000) n`);
  await run(sql`
    insert into kb_bot_chat_turn (id, message_id, kb_bot_id, asker, idempotency_key, state, instance_id, ends, charge,
      created_at, changed_at)
    select turn_id, id, kb_bot_id, asker, id, answer_status, 'gone', '{0,200}', 'none', created_at, created_at
    from kb_bot_chat_message where answer_status = 'failed'`);
  await run(sql`
    insert into cs_ticket (id, kb_bot_id, user_id, status, last_seq, answered_seq, created_at, last_message_at)
    select md5('ticket' || n), ${bot(sql`1 + n / ${sizes.people}::int`)}, ${someone},
      case when n % 10 = 0 then 'open' else 'closed' end, 10, 8, now(), now() - n * interval '1 second'
    from ${upTo(sizes.tickets)}`);
  await run(sql`
    insert into cs_ticket (id, kb_bot_id, user_id, status, last_seq, created_at, last_message_at)
    select md5('ownticket' || n), ${bot(sql`n`)}, ${person}, 'open', 10, now(), now() - n * interval '1 second'
    from ${upTo(Math.min(100, sizes.assistants))}`);
  await run(sql`
    insert into cs_message (id, cs_ticket_id, seq, source, user_id, text, created_at)
    select md5(t.id || n), t.id, n, case when n % 2 = 0 then 'customerService' else 'user' end, t.user_id, '消息',
      t.last_message_at - (10 - n) * interval '1 second' from cs_ticket t, ${upTo(10)}`);
  await run(sql`
    insert into operator_act (id, by, act, subject, created_at)
    select md5('act' || n), ${operatorPhone}, 'tenant.extend', '企业', now() - n * interval '1 second'
    from ${upTo(sizes.documents)}`);
  await run(sql`
    insert into application (id, type, real_name, phone_number, user_id, created_at)
    select md5('application' || n), 'cooperation', '林知夏', (15000000000 + n)::text, ${someone},
      now() - n * interval '1 minute' from ${upTo(sizes.people)}`);
  await inBatches(sizes.ledgerLines, 100_000, (from, to) =>
    run(sql`
    insert into coin_ledger (id, key, owner_type, owner_id, type, delta, balance, line, remark, created_at)
    select md5('line' || n), 'big:' || n, o.type, o.id, 'gift', case when n % 200 < 2 then 99 else -1 end, 100, 1 + n / 2,
      '', now() - (${sizes.ledgerLines}::int - n) * (interval '400 days' / ${sizes.ledgerLines}::int)
    from generate_series(${from}::int, ${to}::int) n
    join (values (0, 'tenant', ${tenantId}), (1, 'personal', ${person})) o(half, type, id) on o.half = n % 2
    on conflict do nothing`),
  );
  await run(sql`
    update coin_account set lines = ${Math.floor(sizes.ledgerLines / 2)} where owner_id in (${tenantId}, ${person})`);
  // Summed at once: day by day, as the product does it, takes longer than all the rest.
  const day = sql`(created_at at time zone 'Asia/Shanghai')::date`;
  const asked = sql`from kb_bot_chat_message where msg_type = 'qa' and side <> 'make'`;
  await run(sql`
    insert into report_day (kb_bot_id, day, source, province, questions, unanswered, sourced, up, down)
    select kb_bot_id, ${day}, source, province, count(*), count(*) filter (where answer_status = 'failed'), 0, 0, 0
    ${asked} group by 1, 2, 3, 4`);
  await run(sql`
    insert into report_asker (kb_bot_id, day, asker, questions)
    select kb_bot_id, ${day}, asker, count(*) ${asked} group by 1, 2, 3`);
  await run(sql`
    insert into report_day_askers (kb_bot_id, day, numbers, counts, stale)
    select distinct kb_bot_id, day, ''::bytea, ''::bytea, true from report_asker`);
  await packStale(server.services.db);
  await run(sql`
    insert into report_question (kb_bot_id, day, key, question, questions, unanswered, down, keywords)
    select kb_bot_id, ${day}, md5(question), question, count(*), 0, 0, array['年假'] ${asked} group by 1, 2, 3, 4`);
  await run(sql`
    insert into report_keyword (kb_bot_id, day, keyword, questions)
    select kb_bot_id, day, '年假', sum(questions) from report_question group by 1, 2`);
  await run(sql`truncate report_mark`);
  // Days that are counted up one question after the other stay as small as their rows; made at once they do not.
  await run(sql`vacuum full promotion_day`);
  await run(sql`vacuum kb_bot_chat_message`);
  await run(sql`analyze`);
  const close = () => server.close();
  return {
    server,
    tenant,
    personal,
    kbBotId: { tenant: await nameOf('bot1'), personal: await nameOf('own1') },
    publicId: await nameOf(`public${sizes.assistants > 4 ? 4 : 1}`),
    csTicketId: await nameOf('ticket10'),
    otherTenantId: await nameOf('tenant1'),
    shoppeId: await nameOf('shoppe1'),
    qaPairId: { tenant: await nameOf('pair51'), personal: await nameOf('pair50') },
    conversationId: { tenant: await nameOf('conversation1'), personal: await nameOf('conversation2') },
    sourceId: { tenant: await nameOf('source1'), personal: await nameOf('source2') },
    sourceRunId: { tenant: await nameOf('sourcerun1'), personal: await nameOf('sourcerun2') },
    webhookId: { tenant: await nameOf('webhook1'), personal: await nameOf('webhook2') },
    [Symbol.asyncDispose]: close,
  };

  async function nameOf(text: string): Promise<string> {
    const { rows } = await db.execute<{ id: string }>(sql`select md5(${text}) as id`);
    return rows[0]!.id;
  }
}
