import { topics } from '@tinystar/contract';
import { loadAssistant } from '../assistants/load.ts';
import { implement, type Call, type Route } from '../platform/http/route.ts';
import { personAsking } from './asker.ts';
import { takeVisit } from './takeVisit.ts';
import { createTopic, listTopics, searchTopics, updateTopic, type Talk } from './topics.ts';

/** The caller in the identity he acts as, with an assistant that he may talk to. */
const talkOf = async ({ input, services, caller }: Call<{ kbBotId: string }>): Promise<Talk> => ({
  bot: await loadAssistant(services.db, caller, input.kbBotId, 'use'),
  asker: personAsking(caller),
});

/** Named conversations beside the running history. */
export const topicRoutes: readonly Route[] = [
  implement(topics.list, async (call) => await listTopics(call.services.db, await talkOf(call), call.input)),
  implement(topics.create, async (call) => ({
    topic: await createTopic(call.services.db, await talkOf(call), call.services.now()),
  })),
  implement(topics.takeVisit, async (call) => ({
    topic: await takeVisit(call.services, await talkOf(call), call.input.userId),
  })),
  implement(topics.update, async (call) => {
    const { topicId } = call.input;
    return { topic: await updateTopic(call.services, { ...(await talkOf(call)), topicId }, call.input) };
  }),
  implement(topics.search, async (call) => await searchTopics(call.services.db, await talkOf(call), call.input)),
];
