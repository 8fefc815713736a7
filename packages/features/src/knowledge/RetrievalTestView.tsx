import { constants, type NamedPassage, type Output, type retrieval, type RetrievedPassage } from '@tinystar/contract';
import {
  Button,
  Card,
  Empty,
  Form,
  Grow,
  Inline,
  InlineMessage,
  Link,
  Skeleton,
  SkeletonRegion,
  Stack,
  Tag,
  Text,
  TextInput,
  VisuallyHidden,
  oneTabStop,
} from '@tinystar/ui';
import type { ReactNode } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { whyBelow } from './model/whyBelow.ts';
import { retrievalCopy as words } from './retrievalCopy.ts';
import * as css from './RetrievalTestView.css.ts';

export type Retrieved = Output<typeof retrieval.test>;

/** A passage that was found or named. */
export type PlacedPassage = Pick<RetrievedPassage, 'kind' | 'sourceId' | 'name' | 'places'>;

/** What leads from a passage to where it stands. */
interface Leads {
  /** The page of a document on which a passage stands, small, with its blocks marked. */
  renderPage: (passage: PlacedPassage) => ReactNode;
  /** Where a passage is changed. */
  hrefOf: (passage: PlacedPassage) => string;
}

export interface RetrievalTestViewProps extends Leads {
  question: string;
  /** Words of a passage that should be found. */
  named: string;
  /** Null before the first test. */
  result: Remote<Retrieved> | null;
  onType: (question: string) => void;
  onName: (named: string) => void;
  onTest: () => void;
}

const decimal = (value: number) => value.toFixed(2);

/** A question and the passages that it finds: what an answer would be made from, and why. */
export function RetrievalTestView(props: RetrievalTestViewProps) {
  const { question, named, result, onType, onName, onTest, ...leads } = props;
  const submit = () => {
    if (question.trim() !== '') onTest();
  };
  return (
    <div className={css.page}>
      <div className={css.body}>
        <Stack gap={24}>
          <Text tone="secondary">{words.text}</Text>
          <Form onSubmit={submit}>
            <Stack gap={12}>
              <Inline>
                <Grow>
                  <TextInput
                    label={words.question}
                    value={question}
                    limit={constants.QUESTION_MAX}
                    placeholder={words.placeholder}
                    onChange={onType}
                  />
                </Grow>
                <Button
                  type="submit"
                  tone="accent"
                  emphasis="solid"
                  pending={result?.kind === 'loading'}
                  disabled={question.trim() === ''}
                >
                  {words.submit}
                </Button>
              </Inline>
              <TextInput
                label={words.named}
                value={named}
                limit={200}
                placeholder={words.namedPlaceholder}
                onChange={onName}
              />
            </Stack>
          </Form>
          <Outcome result={result} leads={leads} onRetry={onTest} />
        </Stack>
      </div>
    </div>
  );
}

interface OutcomeProps extends Pick<RetrievalTestViewProps, 'result'> {
  leads: Leads;
  onRetry: () => void;
}

function Outcome({ result, leads, onRetry }: OutcomeProps) {
  if (result === null) {
    return (
      <Empty kind="first" title={words.start.title}>
        {words.start.text}
      </Empty>
    );
  }
  if (result.kind === 'loading') {
    return (
      <SkeletonRegion>
        <Stack gap={12}>
          <Skeleton shape="block" height={3} />
          <Skeleton shape="block" height={9} />
          <Skeleton shape="block" height={9} />
        </Stack>
      </SkeletonRegion>
    );
  }
  if (result.kind !== 'ready') return <FailedResult title={words.title} of={result} onRetry={onRetry} />;
  const { rows, confidence, certainty, didYouMean, vectors, ms, named } = result.data;
  const explained = named && <Named rows={named} leads={leads} />;
  if (rows.length === 0) {
    return (
      <Stack gap={16}>
        <Empty kind="noMatch" title={words.none.title}>
          {words.none.text}
        </Empty>
        {explained}
      </Stack>
    );
  }
  return (
    <Stack gap={16}>
      <InlineMessage tone={certainty === 'sure' ? 'success' : 'warning'}>
        {words.certainty[certainty](decimal(confidence))}
      </InlineMessage>
      <Text size="caption" tone="secondary">
        {[...(didYouMean ? [words.didYouMean(didYouMean)] : []), words.vectors[vectors], words.took(ms)].join(' · ')}
      </Text>
      {explained}
      <ol ref={oneTabStop} className={css.list} aria-label={words.results}>
        {rows.map((row, index) => (
          <Card as="li" key={row.id}>
            <Passage row={row} above={rows[index - 1]} place={index + 1} leads={leads} />
          </Card>
        ))}
      </ol>
    </Stack>
  );
}

/** What became of the passages that the maker named. */
function Named({ rows, leads }: { rows: readonly NamedPassage[]; leads: Leads }) {
  if (rows.length === 0) return <InlineMessage tone="warning">{words.nowhere}</InlineMessage>;
  return (
    <Stack gap={8}>
      <Text weight="strong">{words.namedResults}</Text>
      <ul ref={oneTabStop} className={css.list} aria-label={words.namedResults}>
        {rows.map((row, index) => {
          const { kind, name, pages, text, verdict, place, matched, missing } = row;
          return (
            <Card as="li" key={index}>
              <Placed row={row} leads={leads}>
                <Inline>
                  <Text size="label">{name}</Text>
                  <Text size="caption" tone="secondary">
                    {kind === 'qa' ? words.pair : words.pages(pages)}
                  </Text>
                </Inline>
                <Text>{words.verdicts[verdict](place)}</Text>
                <div className={css.text}>
                  <Text tone="secondary">{text}</Text>
                </div>
                <Terms title={words.matched} terms={matched} tone="accent" />
                <Terms title={words.missing} terms={missing} tone="neutral" />
              </Placed>
            </Card>
          );
        })}
      </ul>
    </Stack>
  );
}

/** A passage beside the page that it stands on, with the way to where it is changed. */
function Placed({ row, leads, children }: { row: PlacedPassage; leads: Leads; children: ReactNode }) {
  const what = words.edit[row.kind];
  return (
    <div className={css.placed}>
      <div className={css.said}>
        <Stack gap={8}>
          {children}
          <Inline>
            <Link href={leads.hrefOf(row)}>
              {what}
              <VisuallyHidden>{words.of(row.name)}</VisuallyHidden>
            </Link>
          </Inline>
        </Stack>
      </div>
      {row.places.length > 0 ? leads.renderPage(row) : null}
    </div>
  );
}

interface PassageProps {
  row: RetrievedPassage;
  above: RetrievedPassage | undefined;
  place: number;
  leads: Leads;
}

function Passage({ row, above, place, leads }: PassageProps) {
  const why = above && whyBelow(row, above);
  const reasons = [
    words.score(decimal(row.score)),
    ...(row.words === undefined ? [] : [words.byWords(row.words)]),
    ...(row.vectors === undefined ? [] : [words.byVectors(row.vectors)]),
    ...(row.similarity === undefined ? [] : [words.similarity(decimal(row.similarity))]),
  ];
  return (
    <Placed row={row} leads={leads}>
      <Inline>
        <Grow>
          <Inline>
            <Text size="label">{`${place}. ${row.name}`}</Text>
            <Text size="caption" tone="secondary">
              {row.kind === 'qa' ? words.pair : words.pages(row.pages)}
            </Text>
          </Inline>
        </Grow>
        <Tag tone={row.enough ? 'success' : 'neutral'}>{row.enough ? words.enough : words.notEnough}</Tag>
      </Inline>
      <div className={css.text}>
        <Text tone="secondary">{row.text}</Text>
      </div>
      <Text size="caption" tone="secondary" numeric>
        {reasons.join(' · ')}
      </Text>
      <Terms title={words.matched} terms={row.matched} tone="accent" />
      <Terms title={words.missing} terms={row.missing} tone="neutral" />
      {why ? (
        <Text size="caption" tone="secondary">
          {why.kind === 'lacks' ? words.below.lacks(why.terms) : words.below[why.kind]}
        </Text>
      ) : null}
    </Placed>
  );
}

function Terms({ title, terms, tone }: { title: string; terms: readonly string[]; tone: 'accent' | 'neutral' }) {
  if (terms.length === 0) return null;
  return (
    <div className={css.terms}>
      <Text size="caption" tone="tertiary">
        {title}
      </Text>
      {terms.map((term) => (
        <Tag key={term} tone={tone}>
          {term}
        </Tag>
      ))}
    </div>
  );
}
