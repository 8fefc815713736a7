import { tenantReports, type Avatar } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { tenantAsker } from '../answers/asker.ts';
import { currentTenant } from '../identity/tenantOf.ts';
import { daysOf, dayWithin, spanBefore } from '../platform/dayKeys.ts';
import { implement } from '../platform/http/route.ts';

/** Assistants that are listed: those that were asked most. */
const MOST = 100;

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  avatar: Avatar;
  asker: string | null;
  questions: string;
  unanswered: string | null;
  down: string | null;
  before: string | null;
}

/** The figures of an enterprise by assistant, or how often one person asked each, in whichever identity he did. */
export const byAssistantRoute = implement(tenantReports.byAssistant, async ({ input, caller, services: { db } }) => {
  daysOf(input);
  const { id } = currentTenant(caller);
  const bots = sql`select id from kb_bot where owner_type = 'tenant' and owner_id = ${id}`;
  const now = dayWithin(sql`day`, input);
  const span = { startDateKey: spanBefore(input).startDateKey, endDateKey: input.endDateKey };
  const userId = input.asker?.slice(input.asker.lastIndexOf(':') + 1) ?? '';
  const counted =
    input.asker === undefined
      ? sql`
        select kb_bot_id, null as asker, coalesce(sum(questions) filter (where ${now}), 0) as questions,
          coalesce(sum(unanswered) filter (where ${now}), 0) as unanswered,
          coalesce(sum(down) filter (where ${now}), 0) as down,
          coalesce(sum(questions) filter (where not (${now})), 0) as before
        from report_day where kb_bot_id in (${bots}) and ${dayWithin(sql`day`, span)} group by kb_bot_id`
      : sql`
        select kb_bot_id, asker, sum(questions) as questions, null as unanswered, null as down, null as before
        from report_asker where kb_bot_id in (${bots}) and ${now}
          and asker in (${input.asker}, ${tenantAsker(id, userId)}, ${`personal:${userId}`})
        group by kb_bot_id, asker`;
  const { rows } = await db.execute<Row>(sql`
    select b.id, b.name, b.avatar, c.asker, c.questions, c.unanswered, c.down, c.before
    from (${counted}) c join kb_bot b on b.id = c.kb_bot_id where c.questions > 0
    order by c.questions desc, b.name, b.id, c.asker limit ${MOST}`);
  const number = (text: string | null) => (text === null ? null : Number(text));
  return {
    rows: rows.map(({ id: kbBotId, name, avatar, asker, questions, unanswered, down, before }) => ({
      kbBotId,
      name,
      avatar,
      ...(asker !== null && { asker }),
      questions: Number(questions),
      unanswered: number(unanswered),
      down: number(down),
      before: number(before),
    })),
  };
});
