import { isScoped } from '@tinystar/contract';
import { issueVisitor } from '../answers/visitor.ts';
import type { Answer } from '../testing/index.ts';
import type { BigWorld } from './bigWorld.ts';
import { calls, send, type Called } from './calling.ts';
import { sampleInput } from './sampleInput.ts';

/**
 * They list nothing that grows: searches, which read passages by what they say, the pictures, the waiting edits and the
 * versions of one file, what one enterprise has in WeChat Work, and what is named by a few ids.
 */
const noLists = new Set([
  'using.choose',
  'topics.search',
  'qaPairs.similar',
  'qaPairs.same',
  'blocks.innerImages',
  'waitingEdits.list',
  'documentVersions.list',
  'weKf.customerServices',
  'weKf.receptionists',
  'weKf.activeCodes',
  'attachments.list',
  'publicChat.attachments',
]);

/** Answers rows, and is no search of documents (`npm run bench` measures those). */
const isList = ({ endpoint }: Called): boolean => {
  const output = endpoint.output._zod.def as { shape?: object };
  const answersRows = output.shape !== undefined && 'rows' in output.shape;
  return answersRows && endpoint.kind !== 'upload' && !noLists.has(endpoint.name);
};

/** Every call of the contract that answers a list. */
export const listCalls: readonly Called[] = calls.filter(isList);

/** Lists of visitors, who are known by the id that the server signed. */
const asVisitor = new Set([
  'publicChat.history',
  'publicChat.wholeHistory',
  'publicChat.conversations',
  'publicChat.mentionable',
]);

const range = { startDateKey: dayKey(-28), endDateKey: dayKey(0), dateKey: dayKey(0) };

/** Asks for the first page of a list, or for `page`, as whoever of the big world it is open to. */
export async function askList(world: BigWorld, called: Called, page = 1): Promise<Answer> {
  const { endpoint, scope } = called;
  const sides = isScoped(endpoint) ? ([scope] as const) : (['tenant', 'personal'] as const);
  let answer: Answer | undefined;
  const named = (name: string) =>
    name.startsWith('sources.') ? world.sourceId : name.startsWith('webhooks.') ? world.webhookId : undefined;
  for (const side of sides) {
    const ids = {
      kbBotId: world.kbBotId[side],
      id: named(endpoint.name)?.[side] ?? world.kbBotId[side],
      runId: world.sourceRunId[side],
      publicId: world.publicId,
      csTicketId: world.csTicketId,
      tenantId: world.otherTenantId,
      shoppeId: world.shoppeId,
      qaPairId: world.qaPairId[side],
      conversationId: world.conversationId[side],
    };
    const keys = Object.keys(endpoint.input._zod.def.shape);
    const input = sampleInput(endpoint, Object.fromEntries(Object.entries(ids).filter(([key]) => keys.includes(key))));
    const more = { ...range, page, timestamp: Date.now(), size: 20, source: 'user', side: 'use' };
    for (const [key, value] of Object.entries(more)) if (keys.includes(key)) input[key] = value;
    if (asVisitor.has(endpoint.name)) input['userId'] = issueVisitor(world.server.services.secret);
    // Filters are left out: the whole list is the longest.
    delete input['keyword'];
    if (endpoint.name === 'qaPairs.page') delete input['qaPairId'];
    delete input['status'];
    delete input['action'];
    delete input['state'];
    if (endpoint.name === 'reports.conversations') delete input['source'];
    answer = await send(world, world[side], called, input);
    if (answer.status === 200) return answer;
  }
  return answer!;
}

/** YYYYMMDD in Shanghai, so many days from now. */
function dayKey(days: number): string {
  const time = new Date(Date.now() + days * 86_400_000);
  return time.toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' }).replaceAll('-', '');
}
