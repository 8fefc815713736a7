import { constants } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { tenantAsker } from '../answers/asker.ts';
import { kbBotChatMessage, kbBotChatTurn } from '../answers/schema.ts';
import { kbBot } from '../assistants/schema.ts';
import { saysNothing } from '../answers/answerer.ts';
import { payPastAnswers } from '../coins/answers.ts';
import { csMessage, csTicket, kbBotAgent } from '../customerService/schema.ts';
import { newId } from '../platform/database/columns.ts';
import type { Services } from '../platform/services.ts';
import { dialogues, tickets, unanswered, type Used } from './dialogues.ts';

/** Ids of what the demo made. */
export interface DemoWorld {
  tenantId: string;
  /** User ids by phone number. */
  people: ReadonlyMap<string, string>;
  /** Assistant ids. */
  used: Readonly<Record<Used, string>>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Two months, so that a report of one has the one before to compare with. */
const DAYS = 60;

type Message = typeof kbBotChatMessage.$inferInsert & { id: string; turnId: string; answer: string; createdAt: Date };

/** Where visitors live and through what they come, the frequent ones more often. */
const provinces = '广东 广东 广东 浙江 浙江 江苏 江苏 上海 北京 四川 湖北 山东 福建 河南 湖南 陕西 辽宁'.split(' ');
const sources = ['share_web', 'share_web', 'share_web', 'js_', 'js_', 'share_we_mini', 'share_woa_menu'];
const complaints = ['答非所问', '不够完整', '内容有误'];

/** The same numbers at every start: what is shown in a demonstration is shown in the next one too. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Two months of conversations with their coins, and tickets in every state; in bulk, with the coins they cost. */
export async function seedHistory({ db, now }: Services, world: DemoWorld): Promise<void> {
  const present = now().getTime();
  const messages = [...askedByMembers(world, present), ...askedByVisitors(world, present)].toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );
  await db.transaction(async (tx) => {
    await tx.insert(kbBotChatMessage).values(messages);
    await tx.insert(kbBotChatTurn).values(
      messages.map(({ id, turnId, kbBotId, asker, answer, answerSource = '', createdAt }) => ({
        id: turnId,
        messageId: id,
        kbBotId,
        asker,
        idempotencyKey: turnId,
        state: 'success' as const,
        instanceId: 'demo',
        ends: [answer.length],
        charge: saysNothing(answerSource) ? ('released' as const) : ('settled' as const),
        createdAt,
        changedAt: createdAt,
      })),
    );
    const paid = messages
      .filter(({ answerSource = '' }) => !saysNothing(answerSource))
      .map(({ turnId, createdAt }) => ({ answerId: turnId, at: createdAt }));
    await payPastAnswers(tx, { type: 'tenant', id: world.tenantId }, paid);
  });
  await seedTickets({ db, now }, world, present);
}

/** How many people ask on a day so long ago: more from week to week, fewer at the weekend (of Shanghai). */
function askersOf(present: number, daysAgo: number, most: number, roll: (sides: number) => number): number {
  const weekday = new Date(present - daysAgo * DAY + 8 * HOUR).getUTCDay();
  const share = (weekday % 6 === 0 ? 0.5 : 1) * (1 - daysAgo / (DAYS * 1.6));
  return Math.round(most * share * (0.6 + roll(60) / 100));
}

/** A question to the assistant and its answer, or one in `misses` that no document answers. */
function dialogueOf(key: Used, misses: number, roll: (sides: number) => number) {
  const open = key === 'guide' ? [] : unanswered[key];
  if (open.length > 0 && roll(misses) === 0)
    return { question: open[roll(open.length)]!, answer: constants.KNOWLEDGE_NOT_FOUND, answerSource: 'notFound' };
  const pairs = dialogues[key];
  // The first ones are asked most.
  const [question, answer] = pairs[Math.min(roll(pairs.length), roll(pairs.length))]!;
  return { question, answer, answerSource: 'document' };
}

const common = { side: 'use', session: 1, msgType: 'qa', answerStatus: 'success' } as const;

/** Members ask a few times a week, never in the last hour, so that the first page shows days and times. */
function* askedByMembers({ tenantId, people, used }: DemoWorld, present: number): Generator<Message> {
  const roll = dice(7);
  const askers = [...people.values()].slice(0, 5);
  for (let day = 0; day < DAYS; day++) {
    const first = roll(askers.length);
    for (let at = 0; at < askersOf(present, day, 3.4, roll); at++) {
      const userId = askers[(first + at) % askers.length]!;
      const key = roll(5) === 0 ? 'guide' : 'handbook';
      yield {
        ...common,
        id: newId(),
        turnId: newId(),
        kbBotId: used[key],
        asker: tenantAsker(tenantId, userId),
        userId,
        source: 'tinystar_web',
        ...dialogueOf(key, 11, roll),
        thumb: roll(6) === 0 ? 'up' : 'none',
        createdAt: new Date(present - day * DAY - HOUR - (at * 100 + roll(80)) * MINUTE),
      };
    }
  }
}

/** Visitors of the published assistant ask once to three times, from where they live, and some say what they think. */
function* askedByVisitors({ used }: DemoWorld, present: number): Generator<Message> {
  const roll = dice(23);
  for (let day = 0; day < DAYS; day++) {
    for (let visit = 0; visit < askersOf(present, day, 5, roll); visit++) {
      const userId = newId();
      const province = provinces[roll(provinces.length)]!;
      const source = sources[roll(sources.length)]!;
      const began = present - day * DAY - HOUR - (visit * 110 + roll(100)) * MINUTE;
      for (let turn = roll(3); turn >= 0; turn--) {
        const dialogue = dialogueOf('presales', 9, roll);
        const missed = dialogue.answerSource === 'notFound';
        const thumb = roll(missed ? 4 : 25) === 0 ? 'down' : roll(7) === 0 ? 'up' : 'none';
        yield {
          ...common,
          id: newId(),
          turnId: newId(),
          kbBotId: used.presales,
          asker: `visitor:${userId}`,
          userId,
          source,
          province,
          ...dialogue,
          thumb: missed && thumb === 'up' ? 'none' : thumb,
          thumbReason: thumb === 'down' ? complaints[roll(complaints.length)]! : '',
          createdAt: new Date(began - turn * 2 * MINUTE),
        };
      }
    }
  }
}

async function seedTickets({ db }: Pick<Services, 'db' | 'now'>, world: DemoWorld, present: number): Promise<void> {
  const agent = world.people.get('13800138004')!;
  await db.update(kbBot).set({ customerServiceStatus: 'enabled' }).where(eq(kbBot.id, world.used.handbook));
  await db.insert(kbBotAgent).values(
    ['13800138003', '13800138004'].map((phone) => ({
      kbBotId: world.used.handbook,
      tenantId: world.tenantId,
      userId: world.people.get(phone)!,
      createdAt: new Date(present - 30 * DAY),
    })),
  );
  for (const { phoneNumber, question, reply, closed, daysAgo } of tickets) {
    const userId = world.people.get(phoneNumber)!;
    const asked = new Date(present - daysAgo * DAY - 3 * HOUR);
    const answered = new Date(asked.getTime() + HOUR);
    const id = newId();
    await db.insert(csTicket).values({
      id,
      kbBotId: world.used.handbook,
      userId,
      tenantId: world.tenantId,
      status: closed ? 'closed' : 'open',
      closedAt: closed ? new Date(answered.getTime() + HOUR) : null,
      lastSeq: reply ? 2 : 1,
      userReadSeq: closed ? 2 : 1,
      answeredSeq: reply ? 2 : 0,
      createdAt: asked,
      lastMessageAt: reply ? answered : asked,
    });
    await db.insert(csMessage).values([
      { csTicketId: id, seq: 1, source: 'user' as const, userId, text: question, createdAt: asked },
      ...(reply
        ? [
            {
              csTicketId: id,
              seq: 2,
              source: 'customerService' as const,
              userId: agent,
              text: reply,
              createdAt: answered,
            },
          ]
        : []),
    ]);
  }
}
