import type { ChatMessage, FilePass } from '@tinystar/contract';
import { Button, Divider, Drawer, SkeletonRegion, Skeleton, SourceList, Stack, Text } from '@tinystar/ui';
import { Markdown } from '@tinystar/ui/markdown';
import { useState } from 'react';
import { citationsOf, isGone, pagesOf, type Citation } from '../shared/citations.ts';
import { FailedResult } from '../shared/FailedResult.tsx';
import { momentText } from '../shared/moment.ts';
import type { Remote } from '../shared/remote.ts';
import { SourceDrawerSlot, useOffersSources } from '../shared/sourceDrawer.ts';
import { copy } from './copy.ts';

export interface ConversationDrawerProps {
  open: boolean;
  messages: Remote<readonly ChatMessage[]>;
  /** ms since the epoch. */
  now: number;
  onClose: () => void;
  onRetry: () => void;
  /** Puts the answer right in the Q&A library. */
  onCorrect: (message: ChatMessage) => void;
  /** A pass to a document whose pass has expired. */
  renewPass: (docId: string) => Promise<FilePass>;
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
          {messages.data.map((message, at) => (
            <Turn key={message.id} turn={at + 1} message={message} now={now} renewPass={renewPass} />
          ))}
        </Stack>
      ) : (
        <FailedResult title={words.detailFailed} of={messages} onRetry={onRetry} />
      )}
    </Drawer>
  );
}

const placeOf = (citation: Citation) => {
  const pages = pagesOf(citation);
  return pages.length > 0 ? { place: words.pages(pages.join('、')) } : {};
};

function Turn({
  message,
  turn,
  now,
  renewPass,
}: { message: ChatMessage; turn: number } & Pick<ConversationDrawerProps, 'now' | 'renewPass'>) {
  const citations = citationsOf(message.sentenceMap);
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
      {message.answer ? <Markdown text={message.answer} /> : <Text tone="secondary">{words.noAnswer}</Text>}
      {message.thumb === 'none' ? null : (
        <Text tone={message.thumb === 'up' ? 'success' : 'danger'}>{words.rated[message.thumb]}</Text>
      )}
      {citations.length > 0 ? (
        <SourceList
          title={words.sourcesOf(turn)}
          items={citations.map((citation) => ({
            number: citation.number,
            name: citation.references[0]?.doc_name ?? '',
            ...(isGone(citation) ? { gone: words.gone } : placeOf(citation)),
          }))}
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
      <Divider />
    </Stack>
  );
}
