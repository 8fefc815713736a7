import type { AiConversation } from '@tinystar/contract';
import {
  Bubble,
  Button,
  Composer,
  CopyButton,
  Empty,
  Heading,
  Inline,
  InlineMessage,
  Link,
  Menu,
  MessageList,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
  ThinkingDots,
  type MenuItem,
} from '@tinystar/ui';
import { Clock, MessageSquareText, Plus, Trash } from '@tinystar/ui/icons';
import { Markdown } from '@tinystar/ui/markdown';
import { useCallback } from 'react';
import { DIAGRAM_FRAME } from '../shared/diagramFrame.ts';
import type { ErrorNotice } from '../shared/errors.ts';
import { FailedResult } from '../shared/FailedResult.tsx';
import { hasKeyboard } from '../shared/hasKeyboard.ts';
import type { Remote } from '../shared/remote.ts';
import * as css from './AiChatView.css.ts';
import { chatCopy as words, copy } from './copy.ts';
import { Failure } from './Failure.tsx';
import { NoModel } from './NoModel.tsx';

/** A question and what became of it. */
export interface AiTurn {
  key: string;
  question: string;
  response: string;
  state: 'writing' | 'done' | 'stopped' | 'failed';
  notice?: ErrorNotice;
}

export interface AiChatViewProps {
  hasModel: boolean;
  turns: Remote<readonly AiTurn[]>;
  conversations: Remote<readonly AiConversation[]>;
  /** The open conversation; undefined for one that has not begun. */
  current: string | undefined;
  presets: readonly string[];
  draft: string;
  writing: boolean;
  cost: string;
  /** Where one asks about one's own documents; left out for those who make no assistants. */
  readingHref?: string | undefined;
  onType: (text: string) => void;
  /** Must keep its identity, as the other actions of a turn. */
  onAsk: (question: string) => void;
  onStop: () => void;
  onRetry: (key: string) => void;
  onRecharge?: (() => void) | undefined;
  onReload: () => void;
  onNew: () => void;
  onOpen: (id: string) => void;
  onForget: () => void;
  onRemove: () => void;
}

const keyOf = ({ key }: AiTurn) => key;

/** Chat with the language model itself: what was said, questions to begin with, and the box. */
export function AiChatView(props: AiChatViewProps) {
  const { hasModel, turns, draft, writing, cost, onType, onAsk, onStop, onRetry, onRecharge } = props;
  const draw = useCallback(
    (turn: AiTurn) => <Turn turn={turn} onRetry={onRetry} onRecharge={onRecharge} />,
    [onRetry, onRecharge],
  );
  return (
    <div className={css.page}>
      <Head {...props} />
      <div className={css.body}>
        {turns.kind === 'loading' ? (
          <div className={css.start}>
            <div className={css.column}>
              <SkeletonRegion>
                <Stack gap={16}>
                  <Skeleton width="40%" />
                  <Skeleton />
                  <Skeleton width="80%" />
                </Stack>
              </SkeletonRegion>
            </div>
          </div>
        ) : turns.kind === 'failed' ? (
          <FailedResult title={words.loadFailed} of={turns} onRetry={props.onReload} />
        ) : turns.kind === 'missing' || turns.data.length === 0 ? (
          <Start {...props} />
        ) : (
          <MessageList items={turns.data} itemKey={keyOf} renderItem={draw} label={words.list} />
        )}
      </div>
      <footer className={`${css.column} ${css.foot}`}>
        <Stack gap={8}>
          <Composer
            placeholder={hasKeyboard() ? words.placeholder : words.placeholderShort}
            value={draft}
            onChange={onType}
            onSend={onAsk}
            onStop={onStop}
            phase={writing ? 'answering' : hasModel && turns.kind !== 'loading' ? 'idle' : 'disabled'}
          />
          <Text size="caption" tone="tertiary">
            {`${cost}。${copy.caution}`}
          </Text>
        </Stack>
      </footer>
    </div>
  );
}

function Head(props: AiChatViewProps) {
  const { conversations, current, writing, onNew, onOpen, onForget, onRemove } = props;
  const rows = conversations.kind === 'ready' ? conversations.data : [];
  const none = conversations.kind === 'failed' ? words.historyFailed : words.noHistory;
  const listed: MenuItem[] =
    rows.length > 0
      ? rows.map(({ id, title }) => ({ id, label: title, checked: id === current, onSelect: () => onOpen(id) }))
      : [{ id: 'none', label: none, disabled: true }];
  const remove: MenuItem[] = current
    ? [{ id: 'remove', label: words.remove, icon: Trash, tone: 'danger', onSelect: onRemove }]
    : [];
  return (
    <header className={css.head}>
      <Heading level={1} size="title">
        {words.title}
      </Heading>
      <Inline gap={8}>
        <Menu
          trigger={
            <Button icon={Clock} emphasis="quiet" disabled={writing}>
              {words.history}
            </Button>
          }
          groups={[listed, [{ id: 'forget', label: words.forget, onSelect: onForget }, ...remove]]}
        />
        <Button icon={Plus} disabled={writing} onPress={onNew}>
          {words.fresh}
        </Button>
      </Inline>
    </header>
  );
}

function Start({ hasModel, presets, readingHref, onAsk }: AiChatViewProps) {
  return (
    <div className={css.start}>
      <div className={css.column}>
        <Stack gap={24}>
          {hasModel ? null : <NoModel />}
          <Empty kind="waiting" icon={MessageSquareText} title={words.welcome}>
            {words.welcomeText}
          </Empty>
          {hasModel && presets.length > 0 ? (
            <Stack gap={8} as="section">
              <Text size="label" tone="secondary">
                {words.presets}
              </Text>
              <Inline wrap>
                {presets.map((question) => (
                  <Button key={question} onPress={() => onAsk(question)}>
                    {question}
                  </Button>
                ))}
              </Inline>
            </Stack>
          ) : null}
          {readingHref ? <Link href={readingHref}>{words.reading}</Link> : null}
        </Stack>
      </div>
    </div>
  );
}

interface TurnProps {
  turn: AiTurn;
  onRetry: (key: string) => void;
  onRecharge: (() => void) | undefined;
}

function Turn({ turn: { key, question, response, state, notice }, onRetry, onRecharge }: TurnProps) {
  const writing = state === 'writing';
  return (
    <article className={css.turn} aria-busy={writing}>
      <Bubble>{question}</Bubble>
      {response !== '' ? (
        <Markdown text={response} diagramFrame={DIAGRAM_FRAME} streaming={writing} />
      ) : writing ? (
        <span className={css.dots}>
          <ThinkingDots />
        </span>
      ) : null}
      {state === 'stopped' ? <InlineMessage>{words.stopped}</InlineMessage> : null}
      {state === 'failed' && response !== '' ? <InlineMessage>{words.broke}</InlineMessage> : null}
      {notice ? <Failure notice={notice} onRetry={() => onRetry(key)} onRecharge={onRecharge} /> : null}
      {!writing && response !== '' ? (
        <Inline>
          <CopyButton
            text={response}
            copy={async () => (await import('../shared/copyRich.tsx')).copyRich(response)}
            label={words.copyReply}
            size="sm"
          />
        </Inline>
      ) : null}
    </article>
  );
}
