import { coins, fen, type CallerRoles } from '@tinystar/contract';
import { and, eq, sql } from 'drizzle-orm';
import { session, tenant, tenantUser, user } from '../identity/schema.ts';
import { hashToken } from '../identity/token.ts';
import { binAssistant } from '../assistants/binAssistant.ts';
import { removeAssistant } from '../assistants/removeAssistant.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { answerTrace, kbBotChatAttachment, kbBotChatMessage, kbBotChatTopic } from '../answers/schema.ts';
import { payOrder } from '../orders/schema.ts';
import { notice } from '../notices/schema.ts';
import { csMessage, csPhrase, csTicket, kbBotAgent } from '../customerService/schema.ts';
import { binDocuments } from '../documents/binDocuments.ts';
import { sourceKeyOf } from '../documents/keys.ts';
import { packContent } from '../documents/packContent.ts';
import { kbBotFile, kbBotFileVersion, kbBotFileWaitingEdit } from '../documents/schema.ts';
import { newId } from '../platform/database/columns.ts';
import { inviteLink } from '../enterprise/schema.ts';
import { aiConversation, aiMessage } from '../generation/schema.ts';
import { assistantHooks } from '../modules.ts';
import { sealSecrets } from '../channels/accounts.ts';
import { channelDelivery, channelMessage, kbBotChannel } from '../channels/schema.ts';
import { kbBotRegressionQuestion, kbBotRegressionResult, kbBotRegressionRun } from '../regression/schema.ts';
import { kbBotReplyKeyword, kbBotReplyRule } from '../replyRules/schema.ts';
import { createPairs } from '../qaPairs/createPairs.ts';
import { kbBotSource, kbBotSourceLine, kbBotSourceRun } from '../sources/schema.ts';
import { kbBotWebhook, kbBotWebhookDelivery } from '../webhooks/schema.ts';
import { newSecret, sealSecret } from '../webhooks/secrets.ts';
import { shoppe, shoppeKbBot } from '../shoppes/schema.ts';
import { kbBotQaEntry } from '../qaPairs/schema.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import type { Owner } from '../platform/http/caller.ts';

/** Stands in every text of the other side; no answer to our side may hold it. */
export const SECRET = '只属于别人的内容';

/** Eleven kinds of caller, each with what an access rule may know of him; `roles` null is nobody. */
export interface Kind {
  name: string;
  who: Pick<Actor, 'call'> & { userId?: string; tenantId?: string | undefined; token?: string };
  roles: CallerRoles | null;
}

/** Everything one owner has that a call can name. */
export interface Belongings extends Record<string, unknown> {
  kbBotId: string;
  secondBotId: string;
  publicId: string;
  fileId: string;
  secondFileId: string;
  binnedFileId: string;
  binnedBotId: string;
  messageId: string;
  topicId: string;
  memberId: string;
  inviteLinkId: string;
  csTicketId: string;
  phraseId: string;
  noticeId: string;
  orderId: string;
  qaPairId: string;
  qaEntryId: string;
  replyRuleId: string;
  deliveryId: string;
  shoppeId: string;
  regressionQuestionId: string;
  regressionRunId: string;
  sourceId: string;
  sourceRunId: string;
  webhookId: string;
  webhookDeliveryId: string;
  waitingEditId: string;
  conversationId: string;
  attachmentId: string;
}

export interface World extends AsyncDisposable {
  server: TestServer;
  kinds: Kind[];
  /** Puts everybody back into the identity and session he had; some calls change them. */
  restore(): Promise<void>;
  /** `agent` answers for the enterprise of `tenant`. */
  ours: { personal: Actor; tenant: Actor; agent: Actor };
  theirs: { personal: Actor; tenant: Actor; agent: Actor };
  /** Belongings of an owner that no call has changed. */
  give(actor: Actor): Promise<Belongings>;
  /** A call went through that may have changed what was given: the next belongings are new ones. */
  spent(): void;
  /** What an owner of `theirs` has, with the secret in its texts. No call may change it. */
  kept(actor: Actor): Belongings;
  /** What an owner of `ours` had and deleted. */
  gone(actor: Actor): Belongings;
}

const nobody = { customerService: false, channelUser: false };
const acting = (tenantPermission: CallerRoles['tenantPermission']): CallerRoles => ({
  identity: tenantPermission ? 'tenant' : 'personal',
  tenantPermission,
  ...nobody,
});

const operatorPhone = '13999999999';

/** Two enterprises and two people with the same names, and eleven kinds of caller around the first. */
export async function createWorld(): Promise<World> {
  const server = await createTestServer({
    // Nothing listens there: no test calls a platform.
    environment: { GENERATION: 'on', OPERATOR_PHONES: operatorPhone, WECHAT_BASE_URL: 'http://127.0.0.1:9' },
  });
  const { db } = server.database;
  const personal = await server.actor();
  const owner = await server.member('owner');
  const admin = await server.member('admin', owner.tenantId);
  const member = await server.member('member', owner.tenantId);
  const agent = await server.member('member', owner.tenantId);
  await engage(server, agent);
  const channel = await server.actor();
  await db.update(user).set({ channelUser: true }).where(eq(user.id, channel.userId));
  const operator = await server.actor({ phoneNumber: operatorPhone });
  const removed = await server.member('admin', owner.tenantId);
  await db.delete(tenantUser).where(eq(tenantUser.userId, removed.userId));
  const loggedOut = await server.member('owner');
  await db.delete(session).where(eq(session.userId, loggedOut.userId));
  const other = await server.member('owner');
  await db.update(tenant).set({ displayName: SECRET }).where(eq(tenant.id, other.tenantId!));
  const otherAgent = await server.member('member', other.tenantId);
  await engage(server, otherAgent);
  const stranger = await server.actor();
  const forged = {
    call: ((method, url, body) =>
      server.visitor.call(method, url, body, { authorization: `Bearer ${newId()}` })) as Actor['call'],
  };

  const kinds: Kind[] = [
    { name: 'visitor', who: server.visitor, roles: null },
    { name: 'forged token', who: forged, roles: null },
    { name: 'ended session', who: { call: loggedOut.call }, roles: null },
    { name: 'personal', who: personal, roles: acting(null) },
    { name: 'member', who: member, roles: acting('member') },
    { name: 'admin', who: admin, roles: acting('admin') },
    { name: 'owner', who: owner, roles: acting('owner') },
    { name: 'customer service', who: agent, roles: { ...acting('member'), customerService: true } },
    { name: 'channel user', who: channel, roles: { ...acting(null), channelUser: true } },
    { name: 'operator', who: operator, roles: { ...acting(null), operator: true } },
    { name: 'removed member', who: { ...removed, tenantId: undefined }, roles: acting(null) },
  ];
  const gone = new Map<Actor, Belongings>();
  for (const actor of [personal, owner, agent])
    gone.set(actor, await loseAll(server, await give(server, actor, false)));
  const kept = new Map<Actor, Belongings>();
  for (const actor of [stranger, other, otherAgent]) kept.set(actor, await give(server, actor, true));
  /** Given and not changed since: one making of them serves all calls that only read or are refused. */
  const spare = new Map<Actor, Belongings>();
  return {
    server,
    kinds,
    ours: { personal, tenant: owner, agent },
    theirs: { personal: stranger, tenant: other, agent: otherAgent },
    async restore() {
      const now = server.services.now().toISOString();
      const people = kinds.flatMap(({ who }) =>
        who.userId && who.token
          ? [{ user_id: who.userId, token_hash: hashToken(who.token), tenant_id: who.tenantId ?? null }]
          : [],
      );
      // One question to the database, since it is asked before every call of the contract.
      await db.execute(sql`
        with people as (
          select * from json_to_recordset(${JSON.stringify(people)}) as p(user_id text, token_hash text, tenant_id text)
        ), logged_in as (
          insert into session (id, token_hash, user_id, created_at, last_used_at)
          select replace(gen_random_uuid()::text, '-', ''), token_hash, user_id, ${now}::timestamptz, ${now}::timestamptz from people on conflict do nothing
        )
        update "user" u set current_tenant_id = p.tenant_id from people p
        where u.id = p.user_id and u.current_tenant_id is distinct from p.tenant_id`);
    },
    async give(actor) {
      const belongings = spare.get(actor) ?? (await give(server, actor, false));
      spare.set(actor, belongings);
      return belongings;
    },
    spent: () => spare.clear(),
    kept: (actor) => kept.get(actor)!,
    gone: (actor) => gone.get(actor)!,
    [Symbol.asyncDispose]: () => server.close(),
  };
}

/** Makes somebody an agent of his enterprise: he answers for this assistant and every later one. */
async function engage(server: TestServer, { userId, tenantId = '' }: Actor): Promise<void> {
  const { id } = await seedAssistant(server.services, { owner: { type: 'tenant', id: tenantId } });
  await server.database.db
    .insert(kbBotAgent)
    .values({ kbBotId: id, tenantId, userId, createdAt: server.services.now() });
}

/** Deletes what `give` gave; answers the same ids, which are nobody's now. */
async function loseAll({ services }: TestServer, belongings: Belongings): Promise<Belongings> {
  // What lies in the recycle bin is nobody's either.
  await binAssistant(services, assistantHooks, belongings.kbBotId);
  for (const id of [belongings.secondBotId, belongings.binnedBotId])
    await removeAssistant(services, assistantHooks, id);
  await services.db.delete(inviteLink).where(eq(inviteLink.id, belongings.inviteLinkId));
  await services.db.delete(shoppe).where(eq(shoppe.id, belongings.shoppeId));
  await services.db.delete(aiConversation).where(eq(aiConversation.id, belongings.conversationId));
  await services.db.delete(notice).where(eq(notice.id, belongings.noticeId));
  await services.db.delete(payOrder).where(eq(payOrder.id, belongings.orderId));
  await services.db.delete(tenantUser).where(eq(tenantUser.userId, belongings.memberId));
  return belongings;
}

async function give(server: TestServer, actor: Actor, secret: boolean): Promise<Belongings> {
  const owner: Owner = actor.tenantId ? { type: 'tenant', id: actor.tenantId } : { type: 'personal', id: actor.userId };
  const text = secret ? SECRET : '年假有五天。';
  const settings = { name: secret ? SECRET : '制度助手', description: text };
  const paragraphs = [`${text}年假按工龄计算，满一年五天。`];
  const bot = await seedAssistant(server.services, { owner, paragraphs, settings });
  const second = await seedAssistant(server.services, { owner, paragraphs, settings });
  if (actor.tenantId) {
    for (const { id } of [bot, second])
      await server.database.db.execute(sql`
        insert into kb_bot_agent (kb_bot_id, tenant_id, user_id, created_at)
        select distinct ${id}, tenant_id, user_id, now() from kb_bot_agent where tenant_id = ${actor.tenantId}`);
  }
  for (const { fileId } of [bot, second]) await server.services.files.put(`test/${fileId}`, Buffer.from(text));
  const messageId = newId();
  const asker = owner.type === 'tenant' ? `tenant:${owner.id}:${actor.userId}` : `personal:${actor.userId}`;
  const topicId = newId();
  await server.database.db
    .insert(kbBotChatTopic)
    .values({ id: topicId, kbBotId: bot.id, asker, name: text, createdAt: server.services.now() });
  await server.database.db.insert(kbBotChatMessage).values({
    id: messageId,
    kbBotId: bot.id,
    asker,
    userId: actor.userId,
    side: 'use',
    source: 'tinystar_web',
    session: 1,
    msgType: 'qa',
    question: text,
    answer: text,
    answerStatus: 'success',
    createdAt: server.services.now(),
  });
  await server.database.db.insert(answerTrace).values({
    messageId,
    trace: { searched: [text], steps: [], passages: [], unsupported: [], source: 'document', ms: 1, coins: coins(0) },
    createdAt: server.services.now(),
  });
  const attachmentId = newId();
  await server.database.db.insert(kbBotChatAttachment).values({
    id: attachmentId,
    kbBotId: bot.id,
    asker,
    userId: actor.userId,
    name: `${text}.txt`,
    kind: 'txt',
    state: 'ready',
    size: 1,
    mediaType: 'text/plain',
    fileKey: `test/${attachmentId}`,
    createdAt: server.services.now(),
  });
  const now = server.services.now();
  const conversationId = newId();
  await server.database.db
    .insert(aiConversation)
    .values({ id: conversationId, asker, title: text, createdAt: now, lastAt: now });
  await server.database.db
    .insert(aiMessage)
    .values({ id: newId(), conversationId, question: text, response: text, createdAt: now });
  const csTicketId = newId();
  await server.database.db.insert(csTicket).values({
    id: csTicketId,
    kbBotId: bot.id,
    userId: actor.userId,
    tenantId: actor.tenantId ?? null,
    lastSeq: 1,
    createdAt: now,
    lastMessageAt: now,
  });
  await server.database.db
    .insert(csMessage)
    .values({ csTicketId, seq: 1, source: 'customerService', userId: actor.userId, text, createdAt: now });
  const phraseId = newId();
  await server.database.db
    .insert(csPhrase)
    .values({ id: phraseId, kbBotId: bot.id, title: text, text, updatedAt: now });
  const noticeId = newId();
  await server.database.db.insert(notice).values({
    id: noticeId,
    userId: actor.userId,
    about: `assistant:${bot.id}`,
    kbBotId: bot.id,
    words: { kind: 'assistant', enterprise: '', assistant: text, status: 'enabled' },
    createdAt: now,
  });
  // Over already: what is still to be paid belongs to the tests with a payment.
  const orderId = newId();
  await server.database.db.insert(payOrder).values({
    id: orderId,
    number: orderId,
    ownerType: owner.type,
    ownerId: owner.id,
    userId: actor.userId,
    productId: 'coins-500',
    productName: text,
    kind: 'coins',
    coins: coins(500),
    days: 0,
    amount: fen(4_800),
    status: 'tradeClosed',
    createdAt: now,
    expiresAt: now,
    closedAt: now,
  });
  const pair = { questions: [text, `${text}吗？`], answers: [text], createdAt: now };
  const [qaPairId = ''] = await createPairs(server.services.db, bot.id, [pair]);
  const wordings = and(eq(kbBotQaEntry.qaPairId, qaPairId), eq(kbBotQaEntry.type, 'q'), eq(kbBotQaEntry.isMain, false));
  const [wording] = await server.database.db.select().from(kbBotQaEntry).where(wordings);
  const replyRuleId = newId();
  await server.database.db
    .insert(kbBotReplyRule)
    .values({ id: replyRuleId, kbBotId: bot.id, displayName: text, content: text, createdAt: now, updatedAt: now });
  await server.database.db
    .insert(kbBotReplyKeyword)
    .values({ kbBotId: bot.id, keyword: '原来的词', ruleId: replyRuleId });
  let memberId = newId();
  let inviteLinkId = newId();
  if (actor.tenantId) {
    memberId = (await server.member('member', actor.tenantId)).userId;
    const expiresAt = new Date(server.services.now().getTime() + 86_400_000);
    // A renewal by an earlier call may have left a live one.
    await server.database.db
      .update(inviteLink)
      .set({ revokedAt: server.services.now() })
      .where(eq(inviteLink.tenantId, actor.tenantId));
    const [link] = await server.database.db
      .insert(inviteLink)
      .values({ tenantId: actor.tenantId, createdBy: actor.userId, expiresAt })
      .returning({ id: inviteLink.id });
    inviteLinkId = link!.id;
  }
  await giveVersion(server, bot, text);
  return {
    kbBotId: bot.id,
    secondBotId: second.id,
    publicId: bot.publicId,
    fileId: bot.fileId,
    secondFileId: second.fileId,
    binnedFileId: await giveBinned(server, bot.id, text),
    binnedBotId: await giveBinnedBot(server, owner, text),
    messageId,
    topicId,
    memberId,
    inviteLinkId,
    csTicketId,
    phraseId,
    noticeId,
    orderId,
    qaPairId,
    qaEntryId: wording!.id,
    replyRuleId,
    conversationId,
    attachmentId,
    deliveryId: await giveChannel(server, bot.id, text),
    shoppeId: await giveShoppe(server, actor.tenantId, bot.id, text),
    ...(await giveRegression(server, bot.id, text)),
    ...(await giveSource(server, bot.id, text)),
    ...(await giveWebhook(server, bot.id, text)),
    waitingEditId: await giveWaiting(server, bot, text),
  };
}

/** A drawn block of an earlier version of a file that waits for a place; answers its id. */
async function giveWaiting(
  { services }: TestServer,
  of: { id: string; fileId: string },
  text: string,
): Promise<string> {
  const id = newId();
  const box = { left: 0, top: 0, right: 1, bottom: 1 };
  const mine = [{ page: 0, block: { id: newId(), type: 'paragraph', text, box, status: 'enabled' } as const }];
  const waiting = { kind: 'drawn' as const, read: [], mine, createdAt: services.now() };
  await services.db.insert(kbBotFileWaitingEdit).values({ id, kbBotId: of.id, fileId: of.fileId, ...waiting });
  return id;
}

/** An earlier version of a file, whose words are switched off: it stays what it is. */
async function giveVersion({ services }: TestServer, of: { id: string; fileId: string }, text: string): Promise<void> {
  const box = { left: 0, top: 0, right: 1, bottom: 1 };
  const block = { id: newId(), type: 'paragraph', text, box, status: 'disabled' } as const;
  const page = { index: 1, width: 1, height: 1, rotation: 0, textLayer: 'ok', blocks: [block] } as const;
  const now = services.now();
  const { id: kbBotId, fileId } = of;
  await services.db.insert(kbBotFileVersion).values({
    kbBotId,
    fileId,
    number: 1,
    kind: 'pdf',
    reason: text,
    size: 1,
    sha256: newId(),
    sourceKey: `test/${fileId}-1`,
    pageCount: 1,
    unreadPages: 0,
    blockCount: 1,
    editCount: 0,
    content: await packContent({ pages: [{ ...page, blocks: [block] }], waiting: [] }),
    since: now,
    until: now,
  });
  await services.db
    .update(kbBotFile)
    .set({ versionNumber: 2, lastVersion: 2, keptCount: 1 })
    .where(eq(kbBotFile.id, fileId));
}

/** A document in the recycle bin; answers its id. */
async function giveBinned({ services }: TestServer, kbBotId: string, name: string): Promise<string> {
  const [id, now] = [newId(), services.now()];
  const file = { name, kind: 'pdf', status: 'trained', size: 1, sha256: newId(), sourceKey: sourceKeyOf(id) } as const;
  await services.db.insert(kbBotFile).values({ id, kbBotId, ...file, createdAt: now, updatedAt: now });
  await binDocuments(services, kbBotId, [id]);
  return id;
}

/** An assistant in the recycle bin; answers its id. */
async function giveBinnedBot({ services }: TestServer, owner: Owner, name: string): Promise<string> {
  const { id } = await seedAssistant(services, { owner, settings: { name } });
  await binAssistant(services, assistantHooks, id);
  return id;
}

/** A showcase with that assistant, of enterprises only; answers its id. */
async function giveShoppe(
  { services }: TestServer,
  tenantId: string | undefined,
  kbBotId: string,
  text: string,
): Promise<string> {
  const shoppeId = newId();
  if (!tenantId) return shoppeId;
  const now = services.now();
  await services.db
    .insert(shoppe)
    .values({ id: shoppeId, tenantId, name: text, description: text, createdAt: now, updatedAt: now });
  await services.db.insert(shoppeKbBot).values({ shoppeId, kbBotId, position: 0, knownName: text });
  return shoppeId;
}

/** A question of the regression set and a run that has asked it. */
async function giveRegression({ services: { db, now } }: TestServer, kbBotId: string, text: string) {
  const [regressionQuestionId, regressionRunId] = [newId(), newId()];
  const at = now();
  const question = { question: text, expected: null };
  await db
    .insert(kbBotRegressionQuestion)
    .values({ ...question, id: regressionQuestionId, kbBotId, origin: 'written', createdAt: at });
  await db
    .insert(kbBotRegressionRun)
    .values({ id: regressionRunId, kbBotId, trigger: 'manual', status: 'done', createdAt: at, endedAt: at });
  await db.insert(kbBotRegressionResult).values({ ...question, runId: regressionRunId, position: 0 });
  return { regressionQuestionId, regressionRunId };
}

/** A webhook whose address leads nowhere, with a delivery that was given up. */
async function giveWebhook({ services }: TestServer, kbBotId: string, text: string) {
  const { db, now } = services;
  const [webhookId, webhookDeliveryId] = [newId(), newId()];
  const at = now();
  const receiver = { address: 'https://10.0.0.1/hook', description: text, events: [], on: true };
  const secret = sealSecret(services, webhookId, newSecret());
  await db.insert(kbBotWebhook).values({ id: webhookId, kbBotId, ...receiver, secret, createdAt: at, updatedAt: at });
  const sent = { eventId: `evt_${webhookDeliveryId}`, type: 'ticket.opened', body: text, state: 'failed' } as const;
  await db
    .insert(kbBotWebhookDelivery)
    .values({ id: webhookDeliveryId, kbBotId, webhookId, ...sent, nextAt: at, createdAt: at });
  return { webhookId, webhookDeliveryId };
}

/** A source that has been looked at; its address leads nowhere. */
async function giveSource({ services: { db, now } }: TestServer, kbBotId: string, text: string) {
  const [sourceId, sourceRunId] = [newId(), newId()];
  const at = now();
  const entry = { id: 'p:/a', name: text, path: `/${text}`, revision: '' };
  const place = { kind: 'webdav', address: 'http://127.0.0.1:9/dav', every: 'manual' } as const;
  const rules = { include: [], exclude: [] };
  await db
    .insert(kbBotSource)
    .values({ id: sourceId, kbBotId, name: text, ...place, rules, createdAt: at, updatedAt: at });
  await db
    .insert(kbBotSourceRun)
    .values({ id: sourceRunId, kbBotId, sourceId, state: 'done', asked: true, startedAt: at, endedAt: at });
  await db
    .insert(kbBotSourceLine)
    .values({ kbBotId, runId: sourceRunId, position: 0, action: 'refused', waiting: false, entry, reason: text });
  return { sourceId, sourceRunId };
}

/** A configured channel with a reply that did not arrive; answers the reply's id. */
async function giveChannel({ services }: TestServer, kbBotId: string, text: string): Promise<string> {
  const channelId = newId();
  const now = services.now();
  const secrets = sealSecrets(services, channelId, { appSecret: text, token: text, encodingAesKey: 'a'.repeat(43) });
  const row = { id: channelId, kbBotId, channel: 'woa_chat', account: 'wx1', status: 'enabled' } as const;
  await services.db.insert(kbBotChannel).values({ ...row, secrets, createdAt: now, updatedAt: now });
  const messageId = newId();
  const times = { nextAt: now, createdAt: now, until: new Date(now.getTime() + 86_400_000) };
  await services.db.insert(channelMessage).values({
    id: messageId,
    channelId,
    account: 'wx1',
    platformId: '1',
    conversation: 'ann',
    question: text,
    address: { person: 'ann' },
    state: 'answered',
    nextAt: now,
    receivedAt: now,
  });
  const delivery = { id: newId(), messageId, channelId, conversation: 'ann', part: 0, content: text };
  await services.db.insert(channelDelivery).values({ ...delivery, ...times, state: 'dead' });
  return delivery.id;
}
