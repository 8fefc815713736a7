import {
  csMessage as calls,
  errorCodes,
  prices,
  type Certainty,
  type CsSuggestion,
  type SentenceMap,
} from '@tinystar/contract';
import { and, desc, eq } from 'drizzle-orm';
import { saysNothing } from '../answers/answerer.ts';
import { answererOf } from '../answers/answererOf.ts';
import { plainWords } from '../answers/engine/index.ts';
import { payerOf, personAsking } from '../answers/asker.ts';
import type { AssistantRow } from '../assistants/schema.ts';
import { charge, checkCoins } from '../coins/charge.ts';
import { loadTicket } from '../customerService/load.ts';
import { csMessage } from '../customerService/schema.ts';
import { refuseStopped } from '../identity/stopped.ts';
import { newId } from '../platform/database/columns.ts';
import { Failure } from '../platform/http/failure.ts';
import { allow } from '../platform/http/limit.ts';
import { implement } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';

/** Suggestions per agent: each costs the search of a question, and an answer of the model. */
const limit = { max: 20, seconds: 60 };
const PATIENCE = 60_000;
/**
 * Not every answer helps an agent: not that there is none or only something near it, nor where the person is found whom the
 * asker has found already.
 */
const helps = (source: string, certainty: Certainty | undefined): boolean =>
  source !== '' && source !== 'handOff' && !saysNothing(source) && certainty !== 'related';

const suggest = implement(calls.suggest, async ({ input, caller, services, signal }): Promise<CsSuggestion> => {
  const { kbBotId, csTicketId } = input;
  const { db } = services;
  const { bot } = await loadTicket(db, caller, { id: csTicketId, kbBotId }, 'agent');
  refuseStopped(caller);
  const [asked] = await db
    .select({ text: csMessage.text })
    .from(csMessage)
    .where(and(eq(csMessage.csTicketId, csTicketId), eq(csMessage.source, 'user')))
    .orderBy(desc(csMessage.seq))
    .limit(1);
  if (!asked) throw new Failure(errorCodes.conflict, '还没有提问');
  await allow(services, `csSuggest:${caller.userId}`, limit);
  const payer = payerOf(bot, personAsking(caller));
  await checkCoins(db, payer, prices.suggestion);
  const parts = answererOf(services, undefined).answer({
    bot: showingSources(bot),
    question: asked.text,
    history: [],
    written: '',
    cited: {},
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
    onCited: () => undefined,
  });
  let answer = '';
  let sentenceMap: SentenceMap = {};
  let source = '';
  let certainty: Certainty | undefined;
  for await (const part of parts) {
    if ('text' in part) answer += part.text;
    else ({ sentenceMap, answerSource: source, certainty } = part.end);
  }
  const answered = helps(source, certainty);
  // What helps nobody costs nothing.
  if (payer && answered)
    await db.transaction((tx) =>
      charge(tx, payer, { of: 'suggestion', ticketId: csTicketId, id: newId() }, services.now()),
    );
  // An agent sends it as his own words.
  return { question: asked.text, answer: plainWords(answer), answered, sources: sourcesOf(sentenceMap) };
});

/** Agents see the sources also of an assistant that hides them from those who ask. */
const showingSources = (bot: AssistantRow): AssistantRow => ({
  ...bot,
  documentLibrary: { ...bot.documentLibrary, showReference: true },
  qaLibrary: { ...bot.qaLibrary, showReference: true },
});

const sourcesOf = (sentenceMap: SentenceMap): CsSuggestion['sources'] =>
  Object.entries(sentenceMap).flatMap(([number, { reference }]) =>
    reference.slice(0, 1).map(({ doc_name: name, text, locations }) => ({
      number,
      name,
      pages: [...new Set(locations.map(({ page }) => page))].toSorted((a, b) => a - b),
      text,
    })),
  );

/** What an assistant would answer in the place of its agents. Above both of them, as answers ask whether there are agents. */
export const suggestingModule: Module = { routes: [suggest] };
