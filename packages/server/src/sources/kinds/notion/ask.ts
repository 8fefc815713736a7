import { setTimeout as sleep } from 'node:timers/promises';
import type { SourceAnswer } from '../../../platform/egress/index.ts';
import { SourceFailure, type Reaching } from '../kind.ts';
import { bodyOf, reach } from '../web/reach.ts';
import { badSecret, notNotion, refusal, sentElsewhere } from './words.ts';

/** The version of the interface that Notion's own client of today asks for: databases hold data sources. */
const VERSION = '2025-09-03';
const mostBytes = 16 * 1024 * 1024;
/** A host that wants to be left alone for longer is asked by a later part of the run: others have their turn meanwhile. */
const LONGEST_WAIT = 20_000;
const MOST_WAITS = 5;

/** What the interface answered. */
export interface Answer {
  json: object;
  /** When it did, by its own clock, by which pages are dated as well. */
  at: Date;
}

/** What is asked for is not there, or not shared; whoever asks knows better than this message what that means. */
export class NotThere extends SourceFailure {
  override name = 'NotThere';

  constructor() {
    super(notNotion().message);
  }
}

/**
 * Asks Notion's interface, with a body by POST. Waits where it says that it was asked too often, which is about three times a
 * second. Throws `SourceFailure`, which is a {@link NotThere} for what is not there.
 */
export async function ask(reaching: Reaching, path: string, body?: object): Promise<Answer> {
  const { access, services, signal } = reaching;
  // It would stand in a header, which has no other characters.
  if (!/^[\x21-\x7e]+$/.test(access.password)) throw badSecret();
  const base = access.address.pathname.replace(/\/+$/, '').replace(/\/v1$/, '');
  const url = new URL(`${base}/v1/${path}`, access.address);
  const request = {
    headers: {
      'notion-version': VERSION,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    },
    follow: false,
    maxBytes: 2 * mostBytes,
    ...(body && { method: 'POST' as const, body: JSON.stringify(body) }),
  };
  for (let waits = 0; ; waits++) {
    const answer = await reach(reaching, url, request);
    const bytes = await bodyOf(reaching, answer, { most: mostBytes, tooLarge: notNotion().message });
    const json = parsed(bytes);
    if (answer.status === 200 && json) return { json, at: dateOf(answer) ?? services.now() };
    const wait = waitOf(answer, waits);
    if (wait === undefined || wait > LONGEST_WAIT || waits >= MOST_WAITS) throw whyNot(answer, json, wait);
    await sleep(wait, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

function whyNot({ status, headers }: SourceAnswer, json: object | undefined, wait: number | undefined): Error {
  const code = json && 'code' in json && typeof json.code === 'string' ? json.code : '';
  // An id of a page that is asked for as a database is invalid.
  if (code === 'object_not_found' || (status === 400 && code === 'validation_error')) return new NotThere();
  if (status >= 300 && status < 400) return sentElsewhere(headers.location?.slice(0, 200) ?? '');
  return status === 200 ? notNotion() : refusal(status, code, wait);
}

/** In how many ms it may be asked again; undefined where it says nothing of that. */
function waitOf({ status, headers }: SourceAnswer, waits: number): number | undefined {
  if (status !== 429 && status !== 503 && status !== 529) return undefined;
  const said = headers['retry-after'] ?? '';
  const seconds = /^\d{1,6}$/.test(said) ? Number(said) : undefined;
  if (seconds === undefined) return status === 429 ? 1_000 * 2 ** waits : undefined;
  return Math.max(250, seconds * 1_000);
}

function dateOf({ headers }: SourceAnswer): Date | undefined {
  const date = new Date(headers.date ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function parsed(bytes: Buffer): object | undefined {
  try {
    const json: unknown = JSON.parse(bytes.toString());
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

/** What is asked for, or undefined where it is not there. */
export async function orNothing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof NotThere) return undefined;
    throw error;
  }
}

/** Turns {@link NotThere} into what is said of it. */
export async function orFailure<T>(asked: Promise<T>, failure: () => SourceFailure): Promise<T> {
  const answer = await orNothing(asked);
  if (answer === undefined) throw failure();
  return answer;
}
