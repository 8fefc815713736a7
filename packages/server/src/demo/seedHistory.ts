import { eq } from 'drizzle-orm';
import { tenantAsker } from '../answers/asker.ts';
import { kbBotChatMessage, kbBotChatTurn } from '../answers/schema.ts';
import { kbBot } from '../assistants/schema.ts';
import { reserveForAnswer, settleAnswer } from '../coins/answers.ts';
import { csMessage, csTicket, kbBotAgent } from '../customerService/schema.ts';
import { newId } from '../platform/database/columns.ts';
import type { Services } from '../platform/services.ts';
import { dialogues, tickets } from './dialogues.ts';

/** Ids of what the demo made. */
export interface DemoWorld {
  tenantId: string;
  /** User ids by phone number. */
  people: ReadonlyMap<string, string>;
  /** Assistant ids. */
  handbook: string;
  guide: string;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Times of day at which people ask, in hours before the evening. */
const hours = [0.4, 1.7, 3.2, 5.1, 6.8];

type Message = typeof kbBotChatMessage.$inferInsert;

/** A month of conversations with their coins, and tickets in every state; rows in bulk, coins by their own functions. */
export async function seedHistory({ db, now }: Services, world: DemoWorld): Promise<void> {
  const present = now().getTime();
  const messages = [...conversationsOf(world, present)].toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );
  await db.transaction(async (tx) => {
    await tx.insert(kbBotChatMessage).values(messages);
    await tx.insert(kbBotChatTurn).values(
      messages.map(({ id, turnId, kbBotId, asker, answer, createdAt }) => ({
        id: turnId!,
        messageId: id!,
        kbBotId,
        asker,
        idempotencyKey: turnId!,
        state: 'success' as const,
        instanceId: 'demo',
        ends: [answer!.length],
        charge: 'settled' as const,
        createdAt,
        changedAt: createdAt,
      })),
    );
    for (const { turnId, createdAt } of messages) {
      await reserveForAnswer(tx, { type: 'tenant', id: world.tenantId }, turnId!, createdAt);
      await settleAnswer(tx, turnId!, createdAt);
    }
  });
  await seedTickets({ db, now }, world, present);
}

/** Members ask a few times a week; never in the last hour, so that the first page shows days and times. */
function* conversationsOf(world: DemoWorld, present: number): Generator<Message & { createdAt: Date }> {
  const askers = [...world.people.values()].slice(0, 5);
  for (let day = 0; day < 30; day++) {
    for (const [at, userId] of askers.entries()) {
      if ((day * 7 + at * 3) % 5 > 1) continue;
      const key = (day + at) % 4 === 0 ? 'guide' : 'handbook';
      const pairs = dialogues[key];
      const [question, answer] = pairs[(day * 3 + at) % pairs.length]!;
      yield {
        id: newId(),
        turnId: newId(),
        kbBotId: world[key],
        asker: tenantAsker(world.tenantId, userId),
        userId,
        side: 'use',
        source: 'tinystar_web',
        session: 1,
        msgType: 'qa',
        question,
        answer,
        answerStatus: 'success',
        answerSource: 'document',
        thumb: (day + at) % 6 === 0 ? 'up' : 'none',
        createdAt: new Date(present - day * DAY - HOUR - hours[at]! * HOUR),
      };
    }
  }
}

async function seedTickets({ db }: Pick<Services, 'db' | 'now'>, world: DemoWorld, present: number): Promise<void> {
  const agent = world.people.get('13800138004')!;
  await db.update(kbBot).set({ customerServiceStatus: 'enabled' }).where(eq(kbBot.id, world.handbook));
  await db.insert(kbBotAgent).values(
    ['13800138003', '13800138004'].map((phone) => ({
      kbBotId: world.handbook,
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
      kbBotId: world.handbook,
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
