import {
  accessOf,
  bothScopes,
  isScoped,
  pathOf,
  place,
  type Access,
  type Endpoint,
  type Scope,
} from '@tinystar/contract';
import { endpoints } from '@tinystar/contract/endpoints';
import { newId } from '../platform/database/columns.ts';
import { formOf } from '../documents/testing/form.ts';
import { Answer, type Actor } from '../testing/index.ts';
import type { Belongings, World } from './world.ts';

/** One call of the contract in one path family. */
export interface Called {
  endpoint: Endpoint;
  scope: Scope;
  title: string;
}

/** Every built call. */
export const calls: readonly Called[] = endpoints.flatMap((endpoint) => {
  const scopes: readonly Scope[] = isScoped(endpoint)
    ? bothScopes.filter((scope) => endpoint.scopes.includes(scope))
    : ['personal'];
  return scopes.map((scope) => ({ endpoint, scope, title: `${endpoint.method} ${pathOf(endpoint, scope)}` }));
});

/** The values of the keys of one call that name something, taken from somebody's belongings. */
export function idsOf({ endpoint }: Called, of: Belongings): Record<string, unknown> {
  const group = endpoint.name.split('.')[0]!;
  // What `id` means in the calls of a group; in all others it is a document.
  const idOf: Record<string, string> = {
    assistants: of.kbBotId,
    advertising: of.kbBotId,
    attachments: of.attachmentId,
    answers: of.messageId,
    reports: of.messageId,
    handOver: of.messageId,
    csTicket: of.csTicketId,
    csPhrase: of.phraseId,
    notices: of.noticeId,
    qaEntries: of.qaEntryId,
    orders: of.orderId,
    replyRules: of.replyRuleId,
    channels: of.deliveryId,
    shoppes: of.shoppeId,
    regression: of.regressionRunId,
    waitingEdits: of.waitingEditId,
    sources: of.sourceId,
    webhooks: of.webhookId,
  };
  const named: Record<string, unknown> = {
    kbBotId: of.kbBotId,
    kbBotFileId: of.fileId,
    fileId: of.fileId,
    publicId: of.publicId,
    shoppeId: of.shoppeId,
    inviteLinkId: of.inviteLinkId,
    csTicketId: of.csTicketId,
    orderId: of.orderId,
    userIds: [of.memberId],
    qaPairId: of.qaPairId,
    qaPairIds: [of.qaPairId],
    chatId: of.messageId,
    topicId: of.topicId,
    conversationId: of.conversationId,
    kbBotIds: [of.kbBotId],
    ids: [
      group === 'qaEntries'
        ? of.qaEntryId
        : group === 'regression'
          ? of.regressionQuestionId
          : group === 'attachments'
            ? of.attachmentId
            : group === 'documentBin'
              ? of.binnedFileId
              : group === 'assistantBin'
                ? of.binnedBotId
                : of.fileId,
    ],
    id: endpoint.name === 'documents.list' ? of.kbBotId : (idOf[group] ?? of.fileId),
    runId: of.sourceRunId,
    deliveryId: of.webhookDeliveryId,
    userId: group === 'csAgents' ? of.memberId : newId(),
  };
  const keys = Object.keys(endpoint.input._zod.def.shape);
  return Object.fromEntries(
    Object.entries(named).filter(
      ([key]) =>
        keys.includes(key) && (key !== 'userId' || group === 'csAgents' || 'publicId' in endpoint.input._zod.def.shape),
    ),
  );
}

/** Whether a call leaves everything as it is, whatever it answers. */
const onlyReads = ({ endpoint, title }: Called): boolean => endpoint.method === 'GET' || title.includes('/query/');

/** Makes a call as somebody; `extra` is written into the body past the contract. */
export const send = async (
  world: Pick<World, 'server'> & Partial<Pick<World, 'spent'>>,
  who: Actor,
  called: Called,
  input: Record<string, unknown>,
  extra: object = {},
): Promise<Answer> => {
  const answer = await answerTo(world, who, called, input, extra);
  if (!onlyReads(called) && answer.status < 400) world.spent?.();
  return answer;
};

const answerTo = async (
  { server }: Pick<World, 'server'>,
  who: Actor,
  { endpoint, scope }: Called,
  input: Record<string, unknown>,
  extra: object,
): Promise<Answer> => {
  const { path, query, body } = place(endpoint, scope, input);
  const asked = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
  const url = asked ? `${path}?${asked}` : path;
  if (endpoint.kind !== 'upload') return who.call(endpoint.method, url, { ...body, ...extra });
  const fields = Object.fromEntries(
    Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string'),
  ) as Record<string, string>;
  const field = Object.entries(endpoint.input._zod.def.shape).find(
    ([, schema]) => String(schema._zod.def.type) === 'file',
  )![0];
  const form = formOf(fields, { field, name: 'a.pdf', bytes: Buffer.from('%PDF-1.7 nothing') });
  const answer = await server.app.inject({
    method: 'POST',
    url,
    payload: form.payload,
    headers: { ...form.headers, ...who.headers },
  });
  return new Answer(answer);
};

const actorFor: Partial<Record<Access, 'personal' | 'agent'>> = { personal: 'personal', customerService: 'agent' };

/** Who of a side makes the call: whoever its access lets in. */
export const sideOf = (world: World, { endpoint, scope }: Called, side: 'ours' | 'theirs'): Actor =>
  world[side][isScoped(endpoint) ? scope : (actorFor[accessOf(endpoint, 'tenant')] ?? 'tenant')];
