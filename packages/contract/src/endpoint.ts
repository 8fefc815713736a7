import type * as z from 'zod/mini';
import type { Access } from './access.ts';
import { bothScopes, scopedPath, type Scope } from './scope.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What travels: one JSON body, a multipart upload, a file, or a stream of events. */
export type Kind = 'json' | 'upload' | 'file' | 'stream';

type PerScope<T> = T | Readonly<Record<Scope, T>>;

/**
 * One API call, described once for the typed client, the server route, the access check, the mock and the document.
 * `K` lists the scopes in which the call exists; a tenant-only call does not compile in a personal client.
 */
export interface Endpoint<
  I extends z.ZodMiniObject = z.ZodMiniObject,
  O extends z.ZodMiniType = z.ZodMiniType,
  K extends Scope = Scope,
> {
  /** Unique, `noun.verb`. */
  readonly name: string;
  readonly method: Method;
  /** As printed in the specification, `{param}` for parameters, `{scope}` for the path family. */
  readonly path: PerScope<string>;
  readonly scopes: readonly K[];
  readonly access: PerScope<Access>;
  readonly kind: Kind;
  /** Keys of `input`: path parameters, then the query (GET, DELETE, and keys named in `query`), then the body. */
  readonly input: I;
  /** Answer body; for a stream the schema of one event; for a file what the client gets (a Blob). */
  readonly output: O;
  /** Input keys that travel in the query although the method has a body. */
  readonly query: readonly string[];
  /** It makes something new: sent again with the key of a request before, it answers with what that one has made. */
  readonly once: boolean;
  /** Sentence for the API document. */
  readonly summary: string;
}

interface Definition<I extends z.ZodMiniObject, O extends z.ZodMiniType, K extends Scope> {
  name: string;
  method: Method;
  path: PerScope<string>;
  scopes?: readonly K[];
  access: PerScope<Access>;
  kind?: Kind;
  input: I;
  output: O;
  query?: readonly (keyof z.input<I> & string)[];
  once?: true;
  summary: string;
}

export const endpoint = <I extends z.ZodMiniObject, O extends z.ZodMiniType, const K extends Scope = Scope>(
  definition: Definition<I, O, K>,
): Endpoint<I, O, K> => ({
  kind: 'json',
  query: [],
  once: false,
  ...definition,
  scopes: definition.scopes ?? (bothScopes as unknown as readonly K[]),
});

export type Input<E extends Endpoint> = z.input<E['input']>;
export type Output<E extends Endpoint> = z.output<E['output']>;

/**
 * What was received as the call promises it; undefined when it is something else. The built app has no schemas
 * (packages/app/build/leanContract.ts): there every object passes, because the server sends only what fits.
 */
export const readOutput = <E extends Endpoint>(e: E, data: unknown): Output<E> | undefined => {
  const { output }: { output?: z.ZodMiniType } = e;
  if (output) {
    const read = output.safeParse(data);
    return read.success ? (read.data as Output<E>) : undefined;
  }
  return typeof data === 'object' && data !== null ? (data as Output<E>) : undefined;
};

const pick = <T extends string>(value: PerScope<T>, scope: Scope): T =>
  typeof value === 'string' ? value : value[scope];

/** Whether the call exists once per scope (two paths) or once at all. */
export const isScoped = (e: Endpoint): boolean => typeof e.path !== 'string' || e.path.includes('{scope}');

export const pathOf = (e: Endpoint, scope: Scope): string => scopedPath(pick(e.path, scope), scope);

export const accessOf = (e: Endpoint, scope: Scope): Access => pick(e.access, scope);

/** Names of the `{param}` parts of the path. */
export const pathParameters = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);

/**
 * Splits validated input into the three places it travels in.
 * Returns the filled path, the query and the body (`undefined` for methods without one).
 */
export const place = (e: Endpoint, scope: Scope, input: Record<string, unknown>) => {
  const rest = { ...input };
  const path = pathOf(e, scope).replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = encodeURIComponent(String(rest[key]));
    delete rest[key];
    return value;
  });
  if (e.method === 'GET' || e.method === 'DELETE') return { path, query: rest, body: undefined };
  const query: Record<string, unknown> = {};
  for (const key of e.query) {
    if (rest[key] !== undefined) query[key] = rest[key];
    delete rest[key];
  }
  return { path, query, body: rest };
};
