import type { AnswerTrace } from '@tinystar/contract';
import { DescriptionList, InlineMessage, Stack, Tag, Text } from '@tinystar/ui';
import * as css from './AnswerTraceView.css.ts';
import { traceCopy as words } from './traceCopy.ts';

export interface AnswerTraceViewProps {
  trace: AnswerTrace;
}

/** How a trial answer came about: what was looked up and found, what the model was asked, what it cost. */
export function AnswerTraceView({ trace }: AnswerTraceViewProps) {
  const { searched, steps, passages, model, unsupported, ms, coins } = trace;
  return (
    <section className={css.panel} aria-label={words.title}>
      {unsupported.map(({ numbers, sentence, missing }) => (
        <Stack key={`${numbers.join()} ${sentence}`} gap={4}>
          <InlineMessage tone="warning">{words.missing(missing)}</InlineMessage>
          <Text as="p" size="caption" tone="secondary">
            {`${sentence}${numbers.map((number) => `[${number}]`).join('')}`}
          </Text>
        </Stack>
      ))}
      <Part title={words.steps}>
        <DescriptionList
          layout="spread"
          items={steps.map(({ step, state, ms: took, reason }) => ({
            term: words.step[step],
            value: (
              <span className={css.state}>
                {state === 'failed' ? <Tag tone="warning">{words.failure(reason)}</Tag> : words.state[state]}
                {state === 'done' || state === 'failed' ? <Milliseconds value={took} /> : null}
              </span>
            ),
          }))}
        />
      </Part>
      {searched.length > 0 ? (
        <Part title={words.searched}>
          <Stack as="ul" gap={4}>
            {searched.map((query, at) => (
              <Text as="li" key={`${at} ${query}`}>
                {query}
              </Text>
            ))}
          </Stack>
        </Part>
      ) : null}
      <Part title={words.passages(passages.length)}>
        {passages.length === 0 ? <Text tone="secondary">{words.noPassage}</Text> : null}
        <ol className={css.passages}>
          {passages.map((passage, at) => (
            <li key={`${at} ${passage.name}`} className={css.passage}>
              <span className={css.head}>
                <span className={css.number({ given: passage.number !== undefined })}>
                  {passage.number ?? words.notGiven}
                </span>
                <span className={css.name}>
                  <Text lines={1} size="label" title={passage.name}>
                    {passage.name}
                  </Text>
                </span>
                {passage.pages[0] === undefined ? null : (
                  <Text size="caption" tone="secondary" numeric>
                    {words.page(passage.pages[0])}
                  </Text>
                )}
                {passage.cited ? <Tag tone="accent">{words.cited}</Tag> : null}
              </span>
              <Text as="p" size="caption" tone="secondary" lines={2}>
                {passage.text}
              </Text>
              <Text as="p" size="caption" tone="tertiary" numeric>
                {placesOf(passage)}
              </Text>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={words.cost}>
        <DescriptionList
          layout="spread"
          items={[...(model ? modelItems(model) : [notWritten]), ...totals(ms, coins)]}
        />
      </Part>
    </section>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Stack gap={8}>
      <Text as="strong" size="label" tone="secondary">
        {title}
      </Text>
      {children}
    </Stack>
  );
}

function Milliseconds({ value }: { value: number }) {
  return (
    <Text size="caption" tone="tertiary" numeric>
      {words.ms(value)}
    </Text>
  );
}

const notWritten = { term: words.model, value: words.noModel };

const modelItems = (model: NonNullable<AnswerTrace['model']>) => [
  { term: words.model, value: model.name },
  { term: words.mode, value: words.modes[model.mode] },
  { term: words.prompt, value: words.tokens(model.inputTokens, model.window, model.estimated) },
  { term: words.output, value: words.tokens(model.outputTokens, model.maxTokens, model.estimated) },
  { term: words.first, value: words.ms(model.firstMs) },
];

const totals = (ms: number, coins: number) => [
  { term: words.total, value: words.ms(ms) },
  { term: words.coins, value: coins },
];

/** Where the lists of words and meaning had it. */
function placesOf({ score, words: byWords, vectors, similarity }: AnswerTrace['passages'][number]): string {
  return [
    words.score(score),
    ...(byWords === undefined ? [] : [words.byWords(byWords)]),
    ...(vectors === undefined ? [] : [words.byVectors(vectors, similarity ?? 0)]),
  ].join(' · ');
}
