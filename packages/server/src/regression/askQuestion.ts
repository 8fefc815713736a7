import type { Certainty, ExpectedSource, RegressionOutcome, SentenceMap } from '@tinystar/contract';
import { saysNothing } from '../answers/answerer.ts';
import { answererOf } from '../answers/answererOf.ts';
import type { AssistantRow } from '../assistants/schema.ts';
import { Failure } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { citesRightly } from './compare.ts';

/** As much of an answer as is kept and compared. */
const KEPT = 2_000;
const PATIENCE = 120_000;
const NOT_ANSWERED = '没有得到回答';

/** A question of the set, with what its answer should cite. */
export interface Asked {
  question: string;
  expected: ExpectedSource | null;
}

/** Asks one question as a trial chat would, without a history; throws only when `signal` is aborted. */
export async function askQuestion(
  services: Services,
  bot: AssistantRow,
  { question, expected }: Asked,
  signal: AbortSignal,
): Promise<RegressionOutcome> {
  const started = performance.now();
  let answer = '';
  let sentenceMap: SentenceMap = {};
  let source = '';
  let certainty: Certainty | undefined;
  let failure = '';
  try {
    const parts = answererOf(services, undefined).answer({
      bot: showingSources(bot),
      question,
      history: [],
      written: '',
      cited: {},
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
      onCited: () => undefined,
    });
    for await (const part of parts) {
      if ('text' in part) answer += part.text;
      else ({ sentenceMap, answerSource: source, certainty } = part.end);
    }
  } catch (error) {
    signal.throwIfAborted();
    services.log.warn({ error, kbBotId: bot.id }, 'a question of a regression was not answered');
    failure = error instanceof Failure ? error.message : NOT_ANSWERED;
  }
  const cited = citedIn(sentenceMap);
  const shown = failure === '' && source !== '' && !saysNothing(source);
  const answered = shown && certainty !== 'related';
  return {
    // PostgreSQL takes neither NUL nor half a character.
    answer: answer.replaceAll('\0', '').slice(0, KEPT).toWellFormed(),
    answered,
    ...(certainty && { certainty }),
    right: expected && shown ? citesRightly(expected, cited) : expected ? false : null,
    cited,
    ms: Math.round(performance.now() - started),
    failure,
  };
}

/** References that are hidden from users are judged all the same. */
const showingSources = (bot: AssistantRow): AssistantRow => ({
  ...bot,
  documentLibrary: { ...bot.documentLibrary, showReference: true },
  qaLibrary: { ...bot.qaLibrary, showReference: true },
});

function citedIn(sentenceMap: SentenceMap): RegressionOutcome['cited'] {
  const all = Object.values(sentenceMap).flatMap(({ reference }) =>
    reference.flatMap((each) => (each.type === 'attachment' ? [] : { ...each, type: each.type })),
  );
  return [...Map.groupBy(all, (each) => each.doc_id).values()].map((own) => ({
    kind: own[0]!.type,
    id: own[0]!.doc_id,
    name: own[0]!.doc_name,
    pages: [...new Set(own.flatMap(({ locations }) => locations.map(({ page }) => page)))].toSorted((a, b) => a - b),
  }));
}
