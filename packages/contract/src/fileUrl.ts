import { place, type Endpoint, type Input } from './endpoint.ts';
import { fileHostOf } from './fileHost.ts';

/** The address of a file, for links and viewers. Its id alone is the right to read it: no token is ever part of it. */
export const fileUrl = <E extends Endpoint>(e: E, input: Input<E>): string => {
  const { path, query } = place(e, 'personal', input);
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return `${fileHostOf(path)}${path}${search && `?${search}`}`;
};
