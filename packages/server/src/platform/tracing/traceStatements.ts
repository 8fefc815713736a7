import type pg from 'pg';
import { beginSpan } from './traced.ts';

type Ended = (error: unknown, result: unknown) => void;

/** Makes a span of every statement within a trace: its text with places for the values, never a value. */
export function traceStatements(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const watching = (...args: unknown[]): unknown => {
      const [first] = args as [string | { text?: string }];
      const text = (typeof first === 'string' ? first : (first.text ?? '')).replaceAll(/\s+/g, ' ').trim();
      const end = beginSpan(nameOf(text), { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 2_000) });
      if (!end) return query(...args);
      const last = args.at(-1);
      if (typeof last === 'function') {
        const told = last as Ended;
        const ended: Ended = (error, result) => {
          end(error);
          told(error, result);
        };
        return query(...args.slice(0, -1), ended);
      }
      const result = query(...args);
      if (result instanceof Promise) result.then(() => end(), end);
      else end();
      return result;
    };
    client.query = watching as pg.PoolClient['query'];
  });
}

/** `select kb_bot`: the verb and the first table, as a list of spans is read. */
function nameOf(text: string): string {
  const verb = /^\w+/.exec(text)?.[0].toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update|join) "?(?:public"?\.)?"?(\w+)/i.exec(text)?.[1];
  return table ? `${verb} ${table}` : verb;
}
