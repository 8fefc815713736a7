import { constants, channelIds, thumbs, type Thumb } from '@tinystar/contract';
import type { Day, DayRange } from '@tinystar/ui';
import { addDays, dayOfKey, dateKeyOf, lastMonth } from '../shared/days.ts';

export const outcomes = ['answered', 'related', 'unanswered'] as const;
export type Outcome = (typeof outcomes)[number];

/** What narrows the conversations down; it stands in the address, so that every figure can lead to its own. */
export interface ConversationFilter {
  source?: (typeof channelIds)[number] | undefined;
  thumb?: Thumb | undefined;
  outcome?: Outcome | undefined;
  /** Only answers with a source. */
  sourced?: true | undefined;
  /** Only answers of which somebody looked at a source. */
  opened?: true | undefined;
  /** A hot word that the question holds. */
  word?: string | undefined;
  /** Which questions, by their keys. */
  keys?: readonly string[] | undefined;
  /** '' are those of no known province. */
  province?: string | undefined;
  asker?: string | undefined;
  keyword?: string | undefined;
}

export interface ConversationPlace extends ConversationFilter {
  range: DayRange;
  page?: number;
}

export const noFilter: ConversationFilter = {};

/** So many stand in an address. */
const MOST_KEYS = 40;
const isKey = (text: string) => /^[\da-f]{32}$/.test(text);

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

const day = (text: string | null): Day | undefined => (text && /^\d{8}$/.test(text) ? dayOfKey(text) : undefined);

/** The range an address names; the last thirty days where it names none. */
export function rangeOf(query: URLSearchParams): DayRange {
  const [from, to] = [day(query.get('from')), day(query.get('to'))];
  return from && to && from <= to ? { from, to } : lastMonth();
}

export const rangeQuery = ({ from, to }: DayRange): Record<string, string> => ({
  from: dateKeyOf(from),
  to: dateKeyOf(to),
});

export const rangeInput = ({ from, to }: DayRange) => ({ startDateKey: dateKeyOf(from), endDateKey: dateKeyOf(to) });

/** The address of conversations, behind the page's own. */
export function queryOf({ range, page, ...filter }: ConversationPlace): Record<string, string> {
  const query = rangeQuery(range);
  for (const [key, value] of Object.entries(filter))
    if (value !== undefined) query[key] = Array.isArray(value) ? value.slice(0, MOST_KEYS).join(',') : String(value);
  if (page && page > 1) query['page'] = String(page);
  return query;
}

export function placeOf(query: URLSearchParams): ConversationPlace {
  return {
    range: rangeOf(query),
    source: oneOf(channelIds, query.get('source')),
    thumb: oneOf(thumbs, query.get('thumb')),
    outcome: oneOf(outcomes, query.get('outcome')),
    sourced: query.get('sourced') === 'true' ? true : undefined,
    opened: query.get('opened') === 'true' ? true : undefined,
    word: query.get('word') ?? undefined,
    keys: query.get('keys')?.split(',').filter(isKey).slice(0, MOST_KEYS),
    province: query.get('province') ?? undefined,
    asker: query.get('asker') ?? undefined,
    keyword: query.get('keyword') ?? undefined,
    page: Number(query.get('page')) || 1,
  };
}

/** As many days as a range has, right before it. */
export function rangeBefore({ from, to }: DayRange): DayRange {
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

/** Where the conversations of an assistant are listed. */
export type ConversationHref = (place: ConversationPlace) => string;

export const conversationHref =
  (base: string): ConversationHref =>
  (place) =>
    `${base}?${new URLSearchParams(queryOf(place)).toString()}`;

export const isWeak = (score: number | null): boolean => score !== null && score < constants.LOW_SIMILARITY;
