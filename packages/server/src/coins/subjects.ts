import type { LedgerSubject } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';

type OfKind<K extends LedgerSubject['kind']> = Extract<LedgerSubject, { kind: K }>;

/** What a line was for stands in its key, together with what makes it happen once. */
const keys = {
  order: /^order:([0-9a-f]{32}):/,
  answer: /^answer:([0-9a-f]{32}):/,
  document: /^document:([0-9a-f]{32})$/,
  regression: /^regression:([0-9a-f]{32}):/,
  ticket: /^suggest:([0-9a-f]{32}):/,
} as const;
type Kind = keyof typeof keys;

export interface Line {
  key: string;
  type: string;
}

/** Finds what each of some lines was for, by its key; what is gone has none. One question for each kind of act. */
export async function subjectsOf(queries: Queries, lines: readonly Line[]): Promise<Map<string, LedgerSubject>> {
  const found = new Map<string, LedgerSubject>();
  const asked = new Map<Exclude<Kind, 'order'>, Map<string, string[]>>();
  for (const { key, type } of lines) {
    if (type === 'invite' || type === 'aiChat' || type === 'aiWrite') found.set(key, { kind: type, name: '' });
    for (const [kind, pattern] of Object.entries(keys) as [Kind, RegExp][]) {
      const id = pattern.exec(key)?.[1];
      if (id === undefined) continue;
      if (kind === 'order') found.set(key, { kind, orderId: id, name: '' });
      else {
        const ids = asked.get(kind) ?? new Map<string, string[]>();
        asked.set(kind, ids.set(id, [...(ids.get(id) ?? []), key]));
      }
    }
  }
  await Promise.all(
    [...asked].map(async ([kind, ids]) => {
      for (const { id, ...subject } of await readers[kind](queries, [...ids.keys()]))
        for (const key of ids.get(id) ?? []) found.set(key, subject);
    }),
  );
  return found;
}

type Named<K extends LedgerSubject['kind']> = OfKind<K> & { id: string };
type Reader = (queries: Queries, ids: readonly string[]) => Promise<(LedgerSubject & { id: string })[]>;

const listed = (ids: readonly string[]) => sql`any(${sql.param(ids)}::text[])`;
/** An assistant that waits to be deleted belongs to nobody. */
const lives = sql`b.owner_id <> ''`;

const readers: Record<Exclude<Kind, 'order'>, Reader> = {
  async answer(queries, ids) {
    const { rows } = await queries.execute<Omit<Named<'answer'>, 'kind'> & Record<string, unknown>>(sql`
      select t.id, m.id as "messageId", b.id as "kbBotId", b.public_id as "publicId", b.owner_type as type, m.side, b.name
      from kb_bot_chat_turn t join kb_bot_chat_message m on m.id = t.message_id join kb_bot b on b.id = t.kb_bot_id
      where t.id = ${listed(ids)} and ${lives}`);
    return rows.map((row) => ({ ...row, kind: 'answer' }));
  },
  async document(queries, ids) {
    const { rows } = await queries.execute<Omit<Named<'document'>, 'kind'> & Record<string, unknown>>(sql`
      select f.id, f.id as "fileId", b.id as "kbBotId", f.name
      from kb_bot_file f join kb_bot b on b.id = f.kb_bot_id where f.id = ${listed(ids)} and ${lives}`);
    return rows.map((row) => ({ ...row, kind: 'document' }));
  },
  async regression(queries, ids) {
    const { rows } = await queries.execute<Omit<Named<'regression'>, 'kind'> & Record<string, unknown>>(sql`
      select r.id, r.id as "runId", b.id as "kbBotId", b.name
      from kb_bot_regression_run r join kb_bot b on b.id = r.kb_bot_id where r.id = ${listed(ids)} and ${lives}`);
    return rows.map((row) => ({ ...row, kind: 'regression' }));
  },
  async ticket(queries, ids) {
    const { rows } = await queries.execute<Omit<Named<'ticket'>, 'kind'> & Record<string, unknown>>(sql`
      select c.id, c.id as "ticketId", b.id as "kbBotId", b.name
      from cs_ticket c join kb_bot b on b.id = c.kb_bot_id where c.id = ${listed(ids)} and ${lives}`);
    return rows.map((row) => ({ ...row, kind: 'ticket' }));
  },
};
