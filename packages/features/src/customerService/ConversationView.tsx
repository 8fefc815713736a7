import { constants, CS_ASKER_LEFT, type CsConversation, type CsMessage } from '@tinystar/contract';
import {
  Button,
  Composer,
  Empty,
  Inline,
  InlineMessage,
  lengthOf,
  Link,
  MessageList,
  QuickLink,
  Result,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
  type ComposerHandle,
  type MessageListHandle,
} from '@tinystar/ui';
import { ArrowRightLeft, Headphones, MessageSquareText, Sparkles } from '@tinystar/ui/icons';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import { hasKeyboard } from '../shared/hasKeyboard.ts';
import type { Remote } from '../shared/remote.ts';
import * as css from './ConversationView.css.ts';
import { ConversationHead } from './ConversationHead.tsx';
import { ConversationLine } from './ConversationLine.tsx';
import { copy } from './copy.ts';
import { deskCopy } from './deskCopy.ts';
import { refusalOf } from '../shared/refusalOf.ts';
import { ruleCopy } from './ruleCopy.ts';
import { linesOf, questionOf, waitingText, withTransfers, type Line } from './model.ts';

export interface ConversationViewProps {
  conversation: Remote<CsConversation>;
  /** As whom it is looked at. */
  side: 'user' | 'agent';
  /** ms since the epoch, for 昨天 and the like. */
  now: number;
  older: { loading: boolean; failed: boolean; load: () => void };
  sending: boolean;
  /** Resolves to whether it was sent; the words stay when it was not. */
  onSend: (text: string) => Promise<boolean>;
  onBlank: () => void;
  /** Asks before it ends. */
  onEnd: () => void;
  onRetry: () => void;
  backHref: string;
  /** The address of another ticket, for agents. */
  ticketHref?: ((id: string) => string) | undefined;
  /** What was typed before and not sent. */
  draft?: string;
  onDraft?: (text: string) => void;
  /** Tells what is typed in another tab, until the answered function is called. */
  followTabs?: (told: (text: string) => void) => () => void;
  /** What an agent does besides replying. */
  desk?: {
    onTransfer: () => void;
    /** Wants to put a reply into the Q&A library, with what it answers. */
    onSettle: (reply: CsMessage, question: string) => void;
    /** Opens the canned answers; `insert` takes the one that is chosen. */
    onPhrases: (insert: (text: string) => void) => void;
    /** Asks what the assistant would answer; `insert` takes it. */
    onSuggest: (insert: (text: string) => void) => void;
  };
}

const words = copy.conversation;

/** A conversation between a user and the agents of an assistant, as one of them sees it. */
export function ConversationView(props: ConversationViewProps) {
  const { conversation, side, backHref, onRetry } = props;
  if (conversation.kind === 'ready') return <Conversation {...props} data={conversation.data} />;
  if (conversation.kind === 'loading') return <Waiting />;
  if (conversation.kind === 'failed') return <FailedResult title={words.failed} of={conversation} onRetry={onRetry} />;
  return (
    <Result
      kind="notFound"
      title={side === 'user' ? words.assistantMissing : words.missing}
      actions={<Button href={backHref}>{words.back}</Button>}
    />
  );
}

const keyOf = ({ key }: Line) => key;

function Conversation({
  data,
  side,
  now,
  older,
  sending,
  onSend,
  onBlank,
  onEnd,
  backHref,
  ticketHref,
  draft = '',
  onDraft,
  followTabs,
  desk,
}: ConversationViewProps & { data: CsConversation }) {
  const { rows, ticket, kbBot } = data;
  const [text, setText] = useState(draft);
  // The box may be left for another ticket at any moment.
  useEffect(() => onDraft?.(text), [onDraft, text]);
  useEffect(() => followTabs?.(setText), [followTabs]);
  const list = useRef<MessageListHandle>(null);
  const composer = useRef<ComposerHandle>(null);
  const transfers = data.desk?.transfers;
  const lines = useMemo(
    () => (transfers ? withTransfers(linesOf(rows), transfers, data.more) : linesOf(rows)),
    [rows, transfers, data.more],
  );
  const ended = ticket?.status === 'closed';
  const refusal = refusalOf(kbBot) ?? (data.desk?.left && !ended ? CS_ASKER_LEFT : null);
  // An agent answers a question; a user may always ask the next one.
  const locked = refusal !== null || (side === 'agent' && ended);
  const next = ended ? data.desk?.next : undefined;
  const long = lengthOf(text) > constants.QUESTION_MAX;
  const send = async (written: string) => {
    // The box stays open while a message is on its way, so that it keeps the focus.
    if (long || sending || !(await onSend(written))) return;
    setText('');
    list.current?.scrollToEnd();
  };
  const insert = (phrase: string) => {
    setText((before) => (before.trim() === '' ? phrase : `${before}\n${phrase}`));
    composer.current?.focus();
  };
  const onSettle = desk?.onSettle;
  const settle = useMemo(
    () => onSettle && ((reply: CsMessage) => onSettle(reply, questionOf(rows, reply))),
    [onSettle, rows],
  );
  const renderItem = useMemo(
    () => (line: Line) => (
      <div className={css.column}>
        <ConversationLine line={line} side={side} now={now} onSettle={settle} />
      </div>
    ),
    [side, now, settle],
  );
  return (
    <section className={css.conversation} aria-label={side === 'user' ? copy.human : words.about(kbBot.name)}>
      <ConversationHead data={data} side={side} onEnd={onEnd} backHref={backHref} />
      <div className={css.log}>
        {lines.length === 0 ? (
          <div className={css.middle}>
            <Empty kind="waiting" icon={Headphones} title={words.empty.title}>
              {words.empty.text}
            </Empty>
          </div>
        ) : (
          <MessageList
            label={words.log}
            items={lines}
            itemKey={keyOf}
            renderItem={renderItem}
            handle={list}
            onReachStart={older.load}
            start={
              older.loading || older.failed ? (
                <div className={css.older}>
                  {older.failed ? (
                    <Button size="sm" emphasis="quiet" onPress={older.load}>
                      {words.olderFailed}，{copy.retry}
                    </Button>
                  ) : (
                    <Text size="caption" tone="tertiary">
                      {words.older}
                    </Text>
                  )}
                </div>
              ) : null
            }
            end={<div className={css.end} />}
          />
        )}
      </div>
      <div className={`${css.column} ${css.dock}`}>
        <Stack gap={8}>
          {refusal ? <InlineMessage tone="warning">{refusal}</InlineMessage> : null}
          {next && ticketHref ? (
            <InlineMessage tone="info">
              {words.goesOn} <Link href={ticketHref(next)}>{words.toNext}</Link>
            </InlineMessage>
          ) : null}
          {long ? <InlineMessage tone="danger">{words.tooLong(constants.QUESTION_MAX)}</InlineMessage> : null}
          {side === 'user' ? (
            <Inline wrap justify="between">
              <span role="status" className={css.standing}>
                <Text size="caption" tone="secondary">
                  {refusal ? words.byHumans : waitingText(data.waiting)}
                </Text>
              </span>
              <Link href={backHref}>{words.toAssistant}</Link>
            </Inline>
          ) : null}
          {!refusal && data.waiting?.open === false ? (
            <InlineMessage tone="info">{data.waiting.words || ruleCopy.closed}</InlineMessage>
          ) : null}
          {!refusal && ended && side === 'agent' ? (
            <InlineMessage tone="info">
              {words.noReply}
              {text.trim() === '' ? '' : `。${words.notSent}`}
            </InlineMessage>
          ) : null}
          {!refusal && ended && side === 'user' ? (
            <Text size="caption" tone="secondary">
              {words.askAgain}
            </Text>
          ) : null}
          <Composer
            ref={composer}
            label={words.message}
            placeholder={hasKeyboard() ? words.placeholder : words.placeholderShort}
            value={text}
            onChange={setText}
            phase={locked ? 'disabled' : 'idle'}
            onSend={(written) => void send(written)}
            onBlank={onBlank}
            quickLinks={
              desk && !ended ? (
                <>
                  {locked ? null : (
                    <>
                      <QuickLink icon={Sparkles} onPress={() => desk.onSuggest(insert)}>
                        {deskCopy.suggest.open}
                      </QuickLink>
                      <QuickLink icon={MessageSquareText} onPress={() => desk.onPhrases(insert)}>
                        {deskCopy.phrases.open}
                      </QuickLink>
                    </>
                  )}
                  <QuickLink icon={ArrowRightLeft} onPress={desk.onTransfer}>
                    {deskCopy.transfer.open}
                  </QuickLink>
                </>
              ) : null
            }
          />
        </Stack>
      </div>
    </section>
  );
}

function Waiting() {
  return (
    <div className={css.conversation}>
      <div className={`${css.column} ${css.waiting}`}>
        <SkeletonRegion>
          <Stack gap={24}>
            <Skeleton />
            <Skeleton shape="block" height={4} />
            <Skeleton shape="block" height={6} />
          </Stack>
        </SkeletonRegion>
      </div>
    </div>
  );
}
