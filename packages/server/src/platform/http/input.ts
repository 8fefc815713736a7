import { errorCodes, pathParameters, type Endpoint } from '@tinystar/contract';
import * as z from 'zod/mini';
import { storable } from '../storable.ts';
import { Failure, unfit } from './failure.ts';

/** An id that nothing has. */
const nobodys = '0'.repeat(32);

/** Whether a key of the input names what a call looks for: people mistype addresses, and programs cut them off. */
export function looksFor({ method, path }: Endpoint): (key: string) => boolean {
  const one = typeof path === 'string' ? path : Object.values(path)[0]!;
  const inPath = pathParameters(one);
  const onlyReads = method === 'GET' || one.includes('/query/');
  return (key) => inPath.includes(key) || (onlyReads && /^(id|key|.*Id)$/.test(key));
}

/** Checks what was sent. The schema speaks first: of a NUL in a form it says what the field takes. */
export function parseInput(schema: z.ZodMiniType, sent: object, isSought: (key: string) => boolean): unknown {
  const read = schema.safeParse(sent, { error: () => unfit });
  const asked = read.success ? sent : withPossibleIds(sent, read.error.issues, isSought);
  if (!read.success && asked === sent) throw refusalOf(read.error.issues);
  const clean = storable(asked);
  if (read.success && clean === sent) return read.data;
  const again = schema.safeParse(clean, { error: () => unfit });
  if (!again.success) throw refusalOf(again.error.issues);
  return again.data;
}

type Issues = readonly Pick<z.core.$ZodIssue, 'message' | 'path'>[];

/**
 * What cannot be an id is looked for like one that nothing has: the answer is that there is no such thing, in the words of
 * the call, not that something is wrong with the request.
 */
function withPossibleIds(sent: object, issues: Issues, isSought: (key: string) => boolean): object {
  const values = { ...sent } as Record<string, unknown>;
  for (const { message, path } of issues) {
    const key = String(path[0]);
    if (message !== unfit || path.length > 1 || !isSought(key) || typeof values[key] !== 'string') return sent;
    values[key] = nobodys;
  }
  return values;
}

function refusalOf(issues: Issues): Failure {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.join('.')] ??= issue.message;
  const spoken = issues.find(({ message }) => message !== unfit)?.message;
  return new Failure(errorCodes.invalidInput, spoken, { fields });
}
