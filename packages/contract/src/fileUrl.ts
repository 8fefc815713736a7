import { place, type Endpoint, type Input } from './endpoint.ts';
import { fileHostOf } from './fileHost.ts';

/** The address of a file, for links and viewers. A token is never part of it: pictures open by their id, documents by their pass. */
export const fileUrl = <E extends Endpoint>(e: E, input: Input<E>): string => {
  const { path, query } = place(e, 'personal', input);
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return `${fileHostOf(path)}${path}${search && `?${search}`}`;
};
