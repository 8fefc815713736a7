import { publicChat, sharedAnswers } from '@tinystar/contract';
import { assistantMissing } from '../assistants/load.ts';
import { notFound } from '../platform/http/failure.ts';
import { allow, clientOf } from '../platform/http/limit.ts';
import { implement, implementStream, type Call, type Route } from '../platform/http/route.ts';
import { answerRoutes, questionOf } from './answerRoutes.ts';
import { visitorAsking } from './asker.ts';
import { checkMayAttach } from './attachments/mayAttach.ts';
import { loadMentions } from './attachments/mentions.ts';
import { attachmentRoutes } from './attachments/routes.ts';
import { clearSession } from './clearSession.ts';
import { closedBecause } from './closedBecause.ts';
import { draftRoutes } from './draftRoutes.ts';
import { history, presentMessage, wholeHistory } from './history.ts';
import { identifyHostUser } from './hostUsers.ts';
import { publicLimits } from './limits.ts';
import { loadPublic, presentPublic } from './publicAssistant.ts';
import { openedSource } from './openedSource.ts';
import { provinceOf } from './province.ts';
import { rateAnswer } from './rateAnswer.ts';
import { sharedAnswer } from './sharedAnswer.ts';
import { stopAnswer } from './stopAnswer.ts';
import { readingRoutes } from './readDocument.ts';
import { retrievalTestRoute } from './retrievalTest.ts';
import { streamAnswer } from './streamAnswer.ts';
import { topicRoutes } from './topicRoutes.ts';
import { visit } from './visit.ts';
import { issueVisitor, readVisitor } from './visitor.ts';
import { visitorConversations } from './visitorConversations.ts';

// The key says which counter; a stored address is personal data, so its rows go when their window ends.
async function allowQuestion({ services, ip }: Call<unknown>, visitorId: string): Promise<void> {
  await allow(services, `public:ip:${clientOf(ip)}`, publicLimits.address);
  await allow(services, `public:minute:${visitorId}`, publicLimits.minute);
  await allow(services, `public:day:${visitorId}`, publicLimits.day);
}

/** The public page: questions of visitors without a log-in, and their history. */
export const publicRoutes: readonly Route[] = [
  implement(publicChat.info, async ({ input, services }) => {
    const bot = await loadPublic(services.db, input.publicId);
    const known = input.userId !== undefined && (await readVisitor(services, input.userId)) !== null;
    const userId = known ? input.userId! : issueVisitor(services.secret);
    const { FILE_ORIGIN: fileOrigin = '' } = services.config;
    return { kbBot: await presentPublic(services.db, bot), userId, fileOrigin };
  }),
  implement(publicChat.tenantAssistant, async ({ input, services }) => {
    const bot = await loadPublic(services.db, input.publicId);
    if (bot.ownerType !== 'tenant') throw assistantMissing();
    return presentPublic(services.db, bot);
  }),
  implement(publicChat.identify, async ({ input, services, ip }) => {
    await allow(services, `public:identify:${clientOf(ip)}`, publicLimits.identify);
    return { userId: await identifyHostUser(services, await loadPublic(services.db, input.publicId), input.identity) };
  }),
  implementStream(publicChat.ask, async (call, open) => {
    const { bot, asker } = await visit(call);
    const { input, services } = call;
    const allowed = () => allowQuestion(call, asker.userId);
    const closed = await closedBecause(services.db, bot);
    const province = provinceOf(call.ip);
    if (input.attachments?.length) checkMayAttach(bot, 'web');
    const mentions = await loadMentions(services.db, bot, false, input.mentions);
    const asked = { ...questionOf(input), mentions, bot, asker, side: 'web', province, closed, allowed } as const;
    await streamAnswer(call, asked, open);
  }),
  implement(publicChat.stop, async (call) => {
    const { bot, asker } = await visit(call);
    await stopAnswer(call.services, { id: call.input.id, asker: asker.key, kbBotId: bot.id });
    return {};
  }),
  implement(publicChat.history, async (call) => {
    const { bot, asker } = await visit(call);
    const rows = await history(call.services, bot, asker, { side: 'web', maker: false }, call.input.timestamp);
    return { rows: rows.map((row) => ({ ...row, userId: call.input.userId })) };
  }),
  implement(publicChat.wholeHistory, async (call) => {
    const { bot, asker } = await visit(call);
    const { page, size, userId } = call.input;
    const { rows, count } = await wholeHistory(call.services, bot, asker, { side: 'web', page, size });
    return { rows: rows.map((row) => ({ ...row, userId })), count };
  }),
  implement(publicChat.conversations, async ({ input, services }) => {
    const visitorId = await readVisitor(services, input.userId);
    if (!visitorId) throw notFound();
    return visitorConversations(services.db, visitorAsking(visitorId), input);
  }),
  implement(publicChat.thumb, async (call) => {
    const { bot, asker } = await visit(call);
    const { id, thumb, reason } = call.input;
    await rateAnswer(call.services, { id, asker: asker.key, kbBotId: bot.id }, thumb, reason);
    return {};
  }),
  implement(publicChat.sourceOpened, async (call) => {
    const { bot, asker } = await visit(call);
    await openedSource(call.services.db, { id: call.input.id, asker: asker.key, kbBotId: bot.id });
    return {};
  }),
  implement(publicChat.clear, async (call) => {
    const { bot, asker } = await visit(call);
    const marker = await clearSession(call.services, bot, asker, 'web');
    return { message: { ...presentMessage(marker, bot), userId: call.input.userId } };
  }),
  implement(sharedAnswers.get, async ({ input, services }) => {
    const { bot, message } = await sharedAnswer(services, input);
    const { id, publicId, name, avatar } = bot;
    return { assistant: { id, publicId, name, avatar }, asks: bot.permission === 'public', message };
  }),
];

/** Every route of this folder. */
export const allAnswerRoutes: readonly Route[] = [
  ...answerRoutes,
  ...publicRoutes,
  ...readingRoutes,
  ...topicRoutes,
  ...draftRoutes,
  ...attachmentRoutes,
  retrievalTestRoute,
];
