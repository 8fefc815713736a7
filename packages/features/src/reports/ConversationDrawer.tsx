import type { ChatMessage } from '@tinystar/contract';
import {
  Button,
  Divider,
  Drawer,
  SkeletonRegion,
  Skeleton,
  SourceList,
  Stack,
  Text,
  type SourceItem,
} from '@tinystar/ui';
import { Markdown } from '@tinystar/ui/markdown';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { citationsOf, isGone, pagesOf, picturesOf, type Citation } from '../shared/citations.ts';
import { versionDay } from '../shared/origin.ts';
import { FailedResult } from '../shared/FailedResult.tsx';
import { momentText } from '../shared/moment.ts';
import type { Remote } from '../shared/remote.ts';
import { SourceDrawerSlot, useOffersSources, type SourceDrawerProps } from '../shared/sourceDrawer.ts';
import { copy } from './copy.ts';

const PictureStrip = lazy(async () => ({ default: (await import('../shared/PictureStrip.tsx')).PictureStrip }));
// For questions that were sent with something only.
const SentAlong = lazy(() => import('../shared/SentAlong.tsx'));

export interface ConversationDrawerProps {
  open: boolean;
  messages: Remote<readonly ChatMessage[]>;
  /** ms since the epoch. */
  now: number;
  onClose: () => void;
  onRetry: () => void;
  /** Puts the answer right in the Q&A library. */
  onCorrect: (message: ChatMessage) => void;
  /** A pass to a document or an attachment whose pass has expired: to the version that was cited. */
  renewPass: SourceDrawerProps['renewPass'];
  /** Who answers now, where the asker is on a platform. */
  handOver?: ReactNode;
  /** Shows how the answer to a message came about. */
  trace: (messageId: string) => ReactNode;
}

const words = copy.conversations;

/** A question with its answer and sources, behind what was asked before it. */
export function ConversationDrawer({
  open,
  messages,
  now,
  onClose,
  onRetry,
  onCorrect,
  renewPass,
  handOver,
  trace,
}: ConversationDrawerProps) {
  const last = messages.kind === 'ready' ? messages.data.at(-1) : undefined;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={words.detail}
      size="lg"
      footer={
        last ? (
          <Button tone="accent" emphasis="solid" onPress={() => onCorrect(last)}>
            {words.correct}
          </Button>
        ) : null
      }
    >
      {messages.kind === 'loading' ? (
        <SkeletonRegion>
          <Skeleton shape="block" height={8} />
        </SkeletonRegion>
      ) : messages.kind === 'ready' ? (
        <Stack gap={20}>
          {handOver}
          {messages.data.map((message, at) => (
            <div key={message.id} ref={message === last ? bringIntoView : null}>
              <Turn turn={at + 1} message={message} now={now} renewPass={renewPass} trace={trace} />
            </div>
          ))}
        </Stack>
      ) : (
        <FailedResult title={words.detailFailed} of={messages} onRetry={onRetry} />
      )}
    </Drawer>
  );
}

/** What was pressed is looked at first; what was asked before it stands above. */
const bringIntoView = (turn: HTMLElement | null): void => turn?.scrollIntoView();

const placeOf = (citation: Citation) => {
  const pages = pagesOf(citation);
  return pages.length > 0 ? { place: words.pages(pages.join('、')) } : {};
};

function Turn({
  message,
  turn,
  now,
  renewPass,
  trace,
}: { message: ChatMessage; turn: number } & Pick<ConversationDrawerProps, 'now' | 'renewPass' | 'trace'>) {
  const citations = citationsOf(message.sentenceMap);
  const pictures = picturesOf(citations);
  const offers = useOffersSources();
  const [source, setSource] = useState<number>();
  return (
    <Stack gap={12} as="section">
      <Text size="caption" tone="secondary">
        {momentText(message.timestamp, now)}
      </Text>
      <Text as="p" weight="strong">
        {message.question}
      </Text>
      {message.attachments || message.mentions ? (
        <Suspense fallback={null}>
          <SentAlong message={message} side="start" />
        </Suspense>
      ) : null}
      {message.answer ? <Markdown text={message.answer} /> : <Text tone="secondary">{words.noAnswer}</Text>}
      {pictures.length > 0 ? (
        <Suspense fallback={null}>
          <PictureStrip label={words.pictures} paths={pictures} />
        </Suspense>
      ) : null}
      {message.thumb === 'none' ? null : (
        <Text tone={message.thumb === 'up' ? 'success' : 'danger'}>{words.rated[message.thumb]}</Text>
      )}
      {citations.length > 0 ? (
        <SourceList
          title={words.sourcesOf(turn)}
          items={citations.map(itemOf)}
          onOpen={(number) => (offers ? setSource(number) : undefined)}
        />
      ) : null}
      {source === undefined ? null : (
        <SourceDrawerSlot
          citations={citations}
          open={{ number: source, reference: 0 }}
          renewPass={renewPass}
          over
          onClose={() => setSource(undefined)}
        />
      )}
      {trace(message.id)}
      <Divider />
    </Stack>
  );
}

const itemOf = (citation: Citation): SourceItem => {
  const [first] = citation.references;
  const date = first && versionDay(first);
  return {
    number: citation.number,
    name: first?.doc_name ?? '',
    ...(date && { date }),
    ...(isGone(citation) ? { gone: words.gone } : placeOf(citation)),
  };
};
