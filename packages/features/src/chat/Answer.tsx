import { Button, FeedbackBar, IconButton, SourceList, Tag, Text, ThinkingDots, type SourceItem } from '@tinystar/ui';
import { Ellipsis, Headphones, RefreshCw, Play } from '@tinystar/ui/icons';
import { Markdown } from '@tinystar/ui/markdown';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import {
  citationsOf,
  differingOf,
  isGone,
  isWeak,
  pagesOf,
  picturesOf,
  uncitedOf,
  waitingOf,
  unprovenIn,
  type Citation,
} from '../shared/citations.ts';
import { DIAGRAM_FRAME } from '../shared/diagramFrame.ts';
import { explainError } from '../shared/errors.ts';
import * as css from './Answer.css.ts';
import { useChat } from './chatContext.ts';
import { CitationPeek, usePeek } from './CitationPeek.tsx';
import { AnswerTraceToggle } from './AnswerTraceToggle.tsx';
import { chipsOf, nameOf } from './chips.ts';
import { chatCopy } from './copy.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { messageCopy } from './messageCopy.ts';
import { MoreActions } from './MoreActions.tsx';
import { showsActions, similarOf } from './model/actions.ts';
import { copyAnswer } from './copyAnswer.ts';
import { copiedText } from './model/copiedText.ts';
import { hasOutline } from './model/outline.ts';
import { markdownOf } from './model/plainAnswer.ts';
import type { Entry } from './model/thread.ts';
import { ReadAloud } from './ReadAloud.tsx';
import { SimilarQuestions } from './SimilarQuestions.tsx';
import { SorryHint } from './SorryHint.tsx';
import { lazyExtra } from '../shared/lazyExtra.ts';
import { clockText } from '../shared/moment.ts';
import { versionDay } from '../shared/origin.ts';
import { useSwipe } from '../shared/useSwipe.ts';

// Few answers are so long, and the way through one can be missed.
const AnswerOutline = lazyExtra(() => import('./AnswerOutline.tsx'));
// Few sources disagree, or hold more than is cited.
const SourceNotes = lazyExtra(() => import('./SourceNotes.tsx'));
// Few answers have pictures.
const PictureStrip = lazy(async () => ({ default: (await import('../shared/PictureStrip.tsx')).PictureStrip }));

/** A settled answer: text, sources, actions, follow-ups, or how it failed. */
export function Answer({ entry }: { entry: Entry }) {
  const { key, message } = entry;
  const {
    assistant,
    side,
    compact,
    busy,
    newest,
    offered,
    place,
    actions,
    source,
    openSource,
    openDialog,
    consult,
    compose,
  } = useChat();
  const citations = useMemo(() => citationsOf(message.sentenceMap), [message.sentenceMap]);
  const chips = useMemo(() => chipsOf(citations), [citations]);
  const pictures = useMemo(() => picturesOf(citations), [citations]);
  const [more, setMore] = useState(false);
  const peek = usePeek();
  const meant = newest === key && message.didYouMean ? [message.didYouMean] : [];
  const similar = newest === key ? similarOf(message, assistant.showsSimilar) : [];
  const open = (number: number, reference = 0) => {
    peek.close();
    openSource({ key, citations, number, reference });
    if (entry.stored) actions.sourceOpened?.(message.id);
  };
  const root = useRef<HTMLDivElement>(null);
  const [first] = citations;
  // A finger that pulls the answer aside opens what it was written from.
  useSwipe(root, 'start', first && !isGone(first) ? () => open(first.number) : undefined);
  const failed = message.answerStatus === 'failed';
  const writing = message.answerStatus === 'waiting' || message.answerStatus === 'generating';
  const retry = busy ? undefined : () => actions.retry(key);
  const broken = newest === key && message.answer !== '' && entry.stored;
  const goOn = broken && !busy ? () => actions.goOn(key) : undefined;
  const peeked = peek.at && citations.find(({ number }) => number === peek.at?.number);
  return (
    <div ref={root} className={css.answer}>
      {message.answerContentType === 'markdown' && hasOutline(message.answer) ? (
        <Suspense fallback={null}>
          <AnswerOutline answer={root} text={message.answer} />
        </Suspense>
      ) : null}
      {message.answer === '' ? null : (
        <Markdown
          text={markdownOf(message)}
          diagramFrame={DIAGRAM_FRAME}
          size={compact ? 'compact' : 'prose'}
          citations={chips}
          activeCitation={source?.key === key ? source.number : null}
          onCitation={(number) => open(number)}
          onCitationPoint={peek.point}
        />
      )}
      {writing ? (
        <span className={css.dots}>
          <ThinkingDots />
        </span>
      ) : null}
      {failed ? (
        <FailureNotice
          notice={explainError(entry.problem ?? { code: 1, message: '', status: -1 }, place)}
          kept={message.answer !== ''}
          requestId={entry.problem?.requestId}
          onResend={retry}
          onEdit={() => compose(message.question)}
          {...(broken ? { onGoOn: goOn } : {})}
          onResolve={actions.resolve}
        />
      ) : null}
      {message.stopped ? (
        <div className={css.note}>
          <Text size="caption" tone="tertiary">
            {chatCopy.stopped}
          </Text>
          {newest === key ? (
            <>
              {broken ? (
                <Button size="sm" tone="accent" emphasis="quiet" icon={Play} disabled={busy} onPress={goOn}>
                  {messageCopy.goOn}
                </Button>
              ) : null}
              <Button size="sm" tone="accent" emphasis="quiet" icon={RefreshCw} disabled={busy} onPress={retry}>
                {chatCopy.regenerate}
              </Button>
            </>
          ) : null}
        </div>
      ) : null}
      {pictures.length > 0 ? (
        <div className={css.pictures}>
          <Suspense fallback={null}>
            <PictureStrip label={messageCopy.pictures} paths={pictures} />
          </Suspense>
        </div>
      ) : null}
      {citations.length > 0 ? (
        <div className={css.sources}>
          <SourceList
            title={chatCopy.sources}
            items={citations.map(itemOf)}
            {...(source?.key === key ? { current: source.number } : {})}
            onOpen={(number) => open(number)}
          />
          {[differingOf, uncitedOf, waitingOf].some((of) => of(citations).length > 0) ? (
            <Suspense fallback={null}>
              <SourceNotes
                citations={citations}
                onOpen={(shown, number) => openSource({ key, citations: shown, number, reference: 0 })}
              />
            </Suspense>
          ) : null}
        </div>
      ) : null}
      {showsActions(message, side) && !message.stopped ? (
        <div className={css.actions}>
          <FeedbackBar
            text={message.answer}
            copy={() => copyAnswer(markdownOf(message))}
            thumb={message.thumb}
            onThumb={(thumb) => actions.rate(key, thumb)}
            {...(newest === key && retry ? { onRetry: retry } : {})}
            end={
              <>
                {message.answerByKeyword ? <Tag>{chatCopy.autoReply}</Tag> : null}
                <Text as="time" size="caption" tone="tertiary" numeric>
                  {clockText(message.timestamp)}
                </Text>
              </>
            }
          >
            <ReadAloud answer={markdownOf(message)} />
            <IconButton
              icon={Ellipsis}
              label={messageCopy.more}
              size="sm"
              aria-expanded={more}
              onPress={() => setMore(!more)}
            />
            {side === 'use' && actions.human ? (
              <Button
                size="sm"
                {...(message.certainty && message.certainty !== 'sure' ? {} : { emphasis: 'quiet' })}
                icon={Headphones}
                onPress={actions.human}
              >
                {chatCopy.human}
              </Button>
            ) : null}
          </FeedbackBar>
          {more ? <MoreActions entry={entry} /> : null}
          {message.thumb === 'down' ? (
            <SorryHint
              reason={message.thumbReason}
              onReason={(reason) => actions.rate(key, 'down', reason)}
              offersPerson={offered === key}
              onConsult={consult}
              {...(side === 'make' && actions.correct
                ? {
                    onCorrect: () =>
                      actions.correct?.({ question: message.question, answer: copiedText(message.answer) }),
                  }
                : {})}
            />
          ) : null}
          {assistant.showsQuickButtons && newest === key ? (
            <div className={css.quick}>
              <Button size="sm" onPress={consult}>
                {chatCopy.consult}
              </Button>
              <Button size="sm" onPress={() => openDialog('tips')}>
                {chatCopy.tips}
              </Button>
            </div>
          ) : null}
        </div>
      ) : null}
      {actions.trace && entry.stored && !writing ? <AnswerTraceToggle id={message.id} trace={actions.trace} /> : null}
      <SimilarQuestions title={messageCopy.didYouMean} questions={meant} disabled={busy} onAsk={actions.send} />
      <SimilarQuestions title={chatCopy.similar} questions={similar} disabled={busy} onAsk={actions.send} />
      {peek.at && peeked ? (
        <CitationPeek
          citation={peeked}
          at={peek.at}
          onHold={peek.hold}
          onLeave={peek.leave}
          onOpen={(reference) => {
            // The card closes, so the chip takes the focus. The drawer returns the focus to it later.
            peek.at?.chip.focus({ preventScroll: true });
            open(peeked.number, reference);
          }}
        />
      ) : null}
    </div>
  );
}

const itemOf = (citation: Citation): SourceItem => {
  const [page] = pagesOf(citation);
  const isPair = citation.references[0]?.type === 'qa';
  const found = isPair ? chatCopy.qaSource : page === undefined ? undefined : chatCopy.page(page);
  const notes = [
    found,
    isWeak(citation) && messageCopy.weak,
    unprovenIn(citation.references).length > 0 && messageCopy.unproven,
  ].filter(Boolean);
  const date = citation.references[0] && versionDay(citation.references[0]);
  return {
    number: citation.number,
    name: nameOf(citation),
    ...(date && { date }),
    ...(isGone(citation) ? { gone: chatCopy.fileDeleted } : notes.length > 0 ? { place: notes.join(' · ') } : {}),
  };
};
