import * as z from 'zod/mini';
import { QUESTION_MAX } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { codePoints, Id, listOf, nothing, paging } from './paging.ts';
import { version } from './version.ts';

/** Characters of a canned answer, and how many of them an agent may have for himself or all agents together. */
export const phraseLimits = { title: 50, text: QUESTION_MAX, most: 200 } as const;

/** Words that agents send often. `shared` ones belong to all agents of the assistant. */
export const CsPhrase = z.object({
  id: Id,
  title: z.string(),
  text: z.string(),
  shared: z.boolean(),
  updatedAt: z.number(),
});
export type CsPhrase = z.infer<typeof CsPhrase>;

const limited = (missing: string, max: number) =>
  z.string(missing).check(
    z.trim(),
    z.refine((text) => text !== '', missing),
    z.refine((text) => codePoints(text) <= max, `最多输入${max}个字符`),
  );
const draft = {
  kbBotId: Id,
  title: limited('请输入标题', phraseLimits.title),
  text: limited('请输入内容', phraseLimits.text),
};
const path = '/api/v1/csPhrase';

/** Canned answers of one assistant: an agent's own and those of all its agents. */
export const csPhrase = {
  page: endpoint({
    name: 'csPhrase.page',
    method: 'POST',
    path: `${path}/query/page`,
    access: 'customerService',
    input: z.object({ kbBotId: Id, keyword: z.optional(z.string().check(z.maxLength(100))), ...paging }),
    output: listOf(CsPhrase),
    summary: 'Canned answers that this agent may use, his own first; `keyword` looks into titles and texts.',
  }),
  create: endpoint({
    name: 'csPhrase.create',
    once: true,
    method: 'POST',
    path,
    access: 'customerService',
    input: z.object({ ...draft, shared: z.boolean() }),
    output: z.object({ id: Id }),
    summary: 'A new canned answer, for oneself or for all agents of the assistant.',
  }),
  update: endpoint({
    name: 'csPhrase.update',
    method: 'PUT',
    path: `${path}/{id}`,
    access: 'customerService',
    input: z.object({ ...draft, id: Id, version }),
    output: nothing,
    summary:
      'Changes one of one’s own or of those shared; 409 with the one of today when somebody else has saved it since `version`.',
  }),
  remove: endpoint({
    name: 'csPhrase.remove',
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'customerService',
    input: z.object({ kbBotId: Id, id: Id }),
    output: nothing,
    summary: 'Deletes one of one’s own or of those shared.',
  }),
};
