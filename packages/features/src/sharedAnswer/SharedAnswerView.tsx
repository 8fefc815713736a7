import type { SharedAnswer } from '@tinystar/contract';
import { Avatar, Button, Heading, Result, Skeleton, SkeletonRegion, Stack, Text } from '@tinystar/ui';
import { Markdown } from '@tinystar/ui/markdown';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { citationsOf, isGone, pagesOf, picturesOf, type Citation } from '../shared/citations.ts';
import { DIAGRAM_FRAME } from '../shared/diagramFrame.ts';
import { FailedResult } from '../shared/FailedResult.tsx';
import { originText } from '../shared/origin.ts';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import * as frame from '../shared/readingPage.css.ts';
import * as css from './SharedAnswerView.css.ts';

const PictureStrip = lazy(async () => ({ default: (await import('../shared/PictureStrip.tsx')).PictureStrip }));

export interface SharedAnswerViewProps {
  shared: Remote<SharedAnswer>;
  onRetry: () => void;
}

/** One question with its whole answer and sources; there is nothing to do but read, and to ask where everybody may. */
export function SharedAnswerView({ shared, onRetry }: SharedAnswerViewProps) {
  if (shared.kind === 'missing') {
    return (
      <Result kind="notFound" title={copy.missing.title}>
        {copy.missing.text}
      </Result>
    );
  }
  const ready = shared.kind === 'ready' ? shared.data : undefined;
  return (
    <div className={frame.page}>
      <header className={frame.head}>
        {ready ? (
          <span className={frame.brand}>
            <Avatar
              name={ready.assistant.name}
              id={ready.assistant.id}
              source={ready.assistant.avatar}
              size="sm"
              decorative
            />
            <Text weight="strong" lines={1} title={ready.assistant.name}>
              {ready.assistant.name}
            </Text>
          </span>
        ) : (
          <span />
        )}
        {ready?.asks ? <Button href={`/b/${ready.assistant.publicId}`}>{copy.ask}</Button> : null}
      </header>
      <main className={frame.text} aria-label={copy.label}>
        {ready ? (
          <Told {...ready} />
        ) : shared.kind === 'failed' ? (
          <FailedResult title={copy.failed} of={shared} onRetry={onRetry} />
        ) : (
          <SkeletonRegion>
            <Stack gap={16}>
              <Skeleton width={16} height={2.5} shape="block" />
              <Skeleton height={12} shape="block" />
            </Stack>
          </SkeletonRegion>
        )}
      </main>
    </div>
  );
}

/** Links of the API name a source by it. */
const idOf = (number: number) => `source-${number}`;

const nameOf = ({ references: [first] }: Citation) =>
  first?.type === 'qa' ? (first.question ?? first.doc_name) : (first?.doc_name ?? '');

const placeOf = (citation: Citation) => {
  if (isGone(citation)) return copy.gone;
  const pages = pagesOf(citation);
  return pages.length > 0 ? copy.pages(pages.join('、')) : '';
};

/** Whether makers wrote other words than the page has. */
const isEdited = ({ references }: Citation) =>
  references.some(({ locations }) => locations.some(({ edited }) => edited));

/** Where a source comes from, and how old its version is; nothing where none is told. */
function Origin({ of: { references } }: { of: Citation }) {
  const [first] = references;
  const text = first && originText(first);
  return text ? (
    <Text size="caption" tone="tertiary">
      {text}
    </Text>
  ) : null;
}

function Told({ message }: SharedAnswer) {
  const citations = useMemo(() => citationsOf(message.sentenceMap), [message.sentenceMap]);
  const chips = useMemo(
    () => new Map(citations.map((each) => [each.number, { label: nameOf(each), gone: isGone(each) }])),
    [citations],
  );
  const pictures = picturesOf(citations);
  // A link may name the source that it is about.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Stack gap={24}>
      <Heading level={1}>{message.question}</Heading>
      {message.answerContentType === 'markdown' ? (
        <Markdown
          text={message.answer}
          diagramFrame={DIAGRAM_FRAME}
          citations={chips}
          onCitation={(number) => document.getElementById(idOf(number))?.scrollIntoView({ block: 'start' })}
        />
      ) : (
        <div className={css.plain}>{message.answer}</div>
      )}
      {pictures.length > 0 ? (
        <Suspense fallback={null}>
          <PictureStrip label={copy.pictures} paths={pictures} />
        </Suspense>
      ) : null}
      {citations.length > 0 ? (
        <Stack gap={16} as="section">
          <Heading level={2}>{copy.sources}</Heading>
          {citations.map((citation) => (
            <div key={citation.number} id={idOf(citation.number)} className={css.source}>
              <Stack gap={4}>
                <Text weight="strong">{`[${citation.number}] ${nameOf(citation)} ${placeOf(citation)}`.trim()}</Text>
                <Origin of={citation} />
                {isEdited(citation) ? (
                  <Text size="caption" tone="tertiary">
                    {copy.edited}
                  </Text>
                ) : null}
                {citation.references.map(({ reference_id: id, text }) =>
                  text ? (
                    <Text key={id} as="p" size="caption" tone="secondary">
                      {text}
                    </Text>
                  ) : null,
                )}
              </Stack>
            </div>
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}
