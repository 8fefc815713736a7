import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, nothing } from './paging.ts';
import { webhookOffReasons } from './webhooks.ts';

const one = { id: Id, timestamp: z.number() };

/**
 * What others have changed for a person without asking him; `enterprise` is the name of the one it is about, '' where it
 * is about something of his own. `timestamp` in ms since the epoch.
 */
export const Notice = z.discriminatedUnion('kind', [
  /** He was removed from an enterprise. */
  z.object({ ...one, kind: z.literal('removed'), enterprise: z.string() }),
  /** His role in an enterprise is another one now. */
  z.object({
    ...one,
    kind: z.literal('role'),
    enterprise: z.string(),
    permission: z.enum(['owner', 'admin', 'member']),
  }),
  /** He answers no longer for an assistant as its agent. */
  z.object({ ...one, kind: z.literal('noAgent'), enterprise: z.string(), assistant: z.string() }),
  /** The platform has stopped an assistant that he makes, or released it again. */
  z.object({
    ...one,
    kind: z.literal('assistant'),
    enterprise: z.string(),
    assistant: z.string(),
    status: z.enum(['enabled', 'disabled']),
    /** Why it was stopped, where the platform says so. */
    reason: z.optional(z.string()),
  }),
  /** A webhook of an assistant that he makes was switched off, because its receiver said so or failed for days. */
  z.object({
    ...one,
    kind: z.literal('webhook'),
    enterprise: z.string(),
    assistant: z.string(),
    address: z.string(),
    reason: z.enum(webhookOffReasons),
  }),
]);
export type Notice = z.infer<typeof Notice>;

/** Messages of the product itself to a person, the same in every identity. */
export const notices = {
  list: endpoint({
    name: 'notices.list',
    method: 'GET',
    path: '/api/v1/me/query/notices',
    access: 'user',
    input: nothing,
    output: z.object({ rows: z.array(Notice) }),
    summary:
      'What was changed for the caller by others and he has not put away, newest first; the latest of each thing.',
  }),
  read: endpoint({
    name: 'notices.read',
    method: 'POST',
    path: '/api/v1/me/notice/read',
    access: 'user',
    input: z.object({ id: Id }),
    output: nothing,
    summary: 'Puts a notice away; 404 when it is gone already, or of somebody else.',
  }),
};
