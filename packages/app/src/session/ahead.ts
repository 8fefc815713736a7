import {
  answers,
  assistants,
  constants,
  me,
  meta,
  pathOf,
  tenant,
  type Endpoint,
  type Scope,
} from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { storage } from '@tinystar/features/shared';
import { readToken } from './token.ts';

/** As what one acted last in this browser: a guess, by which calls of one's next visit can go out together. */
const KEY = 'scope';

/** Milliseconds after which an answer that nobody took is too old to be shown. */
const FRESH = 5_000;

interface Ahead {
  token: string;
  at: number;
  answers: Map<string, Promise<unknown>>;
}

let ahead: Ahead | undefined;

// Undefined parts of an input are not sent, so they do not count.
const keyOf = (e: Endpoint, scope: Scope, input: object) => `${pathOf(e, scope)} ${JSON.stringify(input)}`;

/** The calls that an address makes once its page stands, beyond those of every session. */
const callsOf = (scope: Scope | null, path: string): (readonly [Endpoint, object])[] => {
  if (scope === null) return [];
  const enterprise = scope === 'tenant' ? ([[tenant.info, {}]] as const) : [];
  if (/^\/a\/train\/center\/?$/.test(path))
    return [...enterprise, [assistants.page, { keyword: '', page: 1, size: constants.PAGE_SIZE }]];
  const bot = /^\/a\/train\/bot\/([0-9a-f]{32})\/(\w+)/.exec(path);
  if (!bot) return [...enterprise];
  const [, id, page] = bot;
  const trial = page === 'chat' ? ([[answers.history, { kbBotId: id, side: 'make' }]] as const) : [];
  return [...enterprise, [assistants.get, { id }], ...trial];
};

/**
 * Asks for what the session and the opened page need as soon as there is code to ask with, together: asked for by the
 * parts that show it, each would wait for the one above. What is refused is asked again by whoever needs it.
 */
export const askAhead = (): void => {
  const token = readToken();
  const { pathname, search } = location;
  if (token === null || !pathname.startsWith('/a')) return;
  const known = storage.read(KEY);
  const scope = known === 'personal' || known === 'tenant' ? known : null;
  const api = createApi(scope ?? 'personal', { token: () => token });
  const calls = [
    ...([me.info, me.avatar, me.permissions, meta.config] as const).map((e) => [e, {}] as const),
    ...(search === '' ? callsOf(scope, pathname) : []),
  ];
  const asked = calls.map(([e, input]) => {
    // The list above pairs calls with their inputs, which the type of a client cannot see.
    const answer = (api as (e: Endpoint, input: object) => Promise<unknown>)(e, input);
    answer.catch(() => undefined);
    return [keyOf(e, api.scope, input), answer] as const;
  });
  ahead = { token, at: performance.now(), answers: new Map(asked) };
};

/** The answer that was asked for ahead, once; undefined when there is none. */
export const takeAhead = (token: string, e: Endpoint, scope: Scope, input: object): Promise<unknown> | undefined => {
  if (ahead?.token !== token || performance.now() - ahead.at > FRESH) return undefined;
  const key = keyOf(e, scope, input);
  const answer = ahead.answers.get(key);
  ahead.answers.delete(key);
  return answer;
};

/** Keeps as what one acts, for the next visit. */
export const keepScope = (scope: Scope): void => storage.write(KEY, scope);

/** One acts as somebody else now; the next visit guesses nothing. */
export const forgetScope = (): void => storage.remove(KEY);
