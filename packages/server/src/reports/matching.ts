import { constants, type Input, type reports } from '@tinystar/contract';
import { sql, type SQL } from 'drizzle-orm';
import { STRANGERS } from '../answers/asker.ts';
import { daysOf, dayWithin, instantWithin } from '../platform/dayKeys.ts';
import type { Queries } from '../platform/database/database.ts';
import { keywordKey } from './keywordsOf.ts';
import { questionKey } from './questionKey.ts';

export type ConversationFilter = Omit<Input<typeof reports.conversations>, 'page' | 'size' | 'kbBotId'>;

const zone = sql.raw(`'${constants.TIME_ZONE}'`);

/** Matches of a keyword that are counted: nobody pages through more, and counting all reads every answer. */
const MOST_COUNTED = 1_000;
const unanswered = sql`(answer_status = 'failed' or answer_source in ('notFound', 'notConfigured'))`;
const outcomes = {
  unanswered,
  related: sql`certainty is not distinct from 'related'`,
  answered: sql`not ${unanswered}`,
};

/**
 * That a text holds a word. Every answer of a range may be looked through: `strpos` leaps where `like` goes sign by sign, and
 * words without letters of two cases, such as Chinese ones, need no folding.
 */
const held = (column: SQL, text: string): SQL =>
  text.toLowerCase() === text.toUpperCase()
    ? sql`strpos(${column}, ${text}) > 0`
    : sql`strpos(lower(${column}), lower(${text})) > 0`;

/** The messages of users that a filter lets through. */
export function matching(kbBotId: string, filter: ConversationFilter): SQL {
  daysOf(filter);
  const { source, thumb, province, outcome, sourced, opened, asker, word, keys, keyword } = filter;
  const text = keyword?.trim();
  return sql.join(
    [
      sql`kb_bot_id = ${kbBotId} and msg_type = 'qa' and side <> 'make'`,
      instantWithin(sql`created_at`, filter),
      ...(source ? [sql`source = ${source}`] : []),
      ...(thumb ? [sql`thumb = ${thumb}`] : []),
      ...(province === undefined ? [] : [sql`province = ${province}`]),
      ...(outcome ? [outcomes[outcome]] : []),
      ...(sourced === undefined ? [] : [sourced ? sql`sentence_map <> '{}'` : sql`sentence_map = '{}'`]),
      ...(opened === undefined ? [] : [sql`source_opened = ${opened}`]),
      ...(asker ? [asker === STRANGERS ? sql`asker like ${`${STRANGERS}:%`}` : sql`asker = ${asker}`] : []),
      ...(word || keys ? amongSummed(asked(kbBotId, filter)) : []),
      ...(text ? [sql`(${held(sql`question`, text)} or ${held(sql`answer`, text)})`] : []),
    ],
    sql` and `,
  );
}

/** Summed questions that hold a word, or are certain ones. */
const asked = (kbBotId: string, { word, keys, ...range }: ConversationFilter): SQL =>
  sql.join(
    [
      sql`from report_question where kb_bot_id = ${kbBotId} and ${dayWithin(sql`day`, range)}`,
      ...(word ? [sql`keywords @> array[${keywordKey(word)}]::text[]`] : []),
      ...(keys ? [sql`key = any(${sql.param(keys)}::text[])`] : []),
    ],
    sql` and `,
  );

/** The messages that were summed as those, so that a report's figure and what it leads to are the same. */
const amongSummed = (summed: SQL): SQL[] => [
  // Days without any are not looked through.
  sql`created_at >= (select min(day)::timestamp at time zone ${zone} ${summed})`,
  sql`created_at < (select (max(day) + 1)::timestamp at time zone ${zone} ${summed})`,
  sql`((created_at at time zone ${zone})::date, ${questionKey(sql`question`)}) in (select day, key ${summed})`,
];

/**
 * Which column of summed rows a filter asks for; undefined when it takes more than one. What was only related is summed by
 * question alone.
 */
function figureOf({ thumb, outcome, sourced, opened, word, keys }: ConversationFilter): SQL | undefined {
  const bySum = { answered: sql`questions - unanswered`, unanswered: sql`unanswered`, related: sql`related` };
  if (outcome === 'related' && !word && !keys) return undefined;
  const wanted = [
    ...(thumb ? [{ up: sql`up`, down: sql`down`, none: sql`questions - up - down` }[thumb]] : []),
    ...(outcome ? [bySum[outcome]] : []),
    ...(sourced === undefined ? [] : [sourced ? sql`sourced` : sql`questions - sourced`]),
    ...(opened === undefined ? [] : [opened ? sql`opened` : sql`questions - opened`]),
  ];
  return wanted.length > 1 ? undefined : (wanted[0] ?? sql`questions`);
}

/** The sum that counts what a filter lets through, where one is kept. */
function summedCount(kbBotId: string, filter: ConversationFilter): SQL | undefined {
  const { source, province, thumb, sourced, opened, asker, word, keys, keyword } = filter;
  const figure = figureOf(filter);
  if (!figure || keyword?.trim()) return undefined;
  const days = sql`kb_bot_id = ${kbBotId} and ${dayWithin(sql`day`, filter)}`;
  const placed = source !== undefined || province !== undefined;
  if (!asker && !word && !keys)
    return sql`select sum(${figure}) as count from report_day where ${days}
      ${source ? sql`and source = ${source}` : sql``} ${province === undefined ? sql`` : sql`and province = ${province}`}`;
  if (placed || sourced !== undefined || opened !== undefined) return undefined;
  if (asker)
    return word || keys || thumb || filter.outcome
      ? undefined
      : sql`select sum(questions) as count from report_asker where ${days} and asker = ${asker}`;
  return thumb && thumb !== 'down' ? undefined : sql`select sum(${figure}) as count ${asked(kbBotId, filter)}`;
}

/** How many there are: by the summed rows where those tell, else by counting up to a limit. */
export async function countMatching(db: Queries, kbBotId: string, filter: ConversationFilter): Promise<number> {
  const summed = summedCount(kbBotId, filter);
  const { rows } = await db.execute<{ count: string | null }>(
    summed ??
      sql`select count(*) from (
        select from kb_bot_chat_message where ${matching(kbBotId, filter)} limit ${MOST_COUNTED}) m`,
  );
  return Number(rows[0]?.count ?? 0);
}
