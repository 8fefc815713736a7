import type { Reading } from '@tinystar/contract';
import { toast, Watermark, type MessageListHandle } from '@tinystar/ui';
import {
  lazy,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { ErrorPlace } from '../shared/errors.ts';
import { GivesUp } from '../shared/GivesUp.tsx';
import { SourceDrawerSlot, useOffersSources } from '../shared/sourceDrawer.ts';
import { ChatProvider, type ChatActions, type ChatContextValue, type ShownSource } from './chatContext.ts';
import { ChatDock } from './ChatDock.tsx';
import { ChatHeader } from './ChatHeader.tsx';
import * as css from './ChatView.css.ts';
import { chatCopy } from './copy.ts';
import { Greeting } from './Greeting.tsx';
import { HistoryFailed } from './HistoryFailed.tsx';
import { Loading } from './Loading.tsx';
import { loadMessages } from './loadMessages.ts';
import type { ChatAssistant } from './model/assistant.ts';
import { canClear, itemsOf, dislikedTwice, newestTurn } from './model/thread.ts';
import type { ChatState, ChatStore } from './chatCore.ts';
import { keptHere, type KeptReading } from './reading/reading.ts';
import { TurnStatus } from './TurnStatus.tsx';
import { useChatKeys } from './useChatKeys.ts';
import { useMessagesSoon } from './useMessagesSoon.ts';
import { WelcomeHero } from './WelcomeHero.tsx';

/** Milliseconds. */
const SCROLL_DELAY = 200;

const ChatMessages = lazy(loadMessages);
const DropArea = lazy(() => import('./along/DropArea.tsx'));
const ChatDialogs = lazy(() => import('./ChatDialogs.tsx'));

export type ChatDialog = 'tips' | 'consult' | 'shortcuts';

export interface ChatViewProps {
  /** A whole page, the trial beside the settings, or the widget on somebody's site. */
  variant: 'page' | 'pane' | 'embed';
  /** The page stands inside a frame that gives it its height and is the main part of the document itself. */
  framed?: boolean;
  assistant: ChatAssistant;
  place: ErrorPlace;
  state: ChatState;
  store: ChatStore;
  draft: string;
  actions: ChatActions;
  /** Before the name: back, or the list of assistants. */
  headerStart?: ReactNode;
  /** After 清除: theme, close. */
  headerEnd?: ReactNode;
  /** What a question will cost the one who asks, in words. */
  cost?: string | undefined;
  /** Page only: stands above the greeting of a conversation that has not begun. */
  cover?: ReactNode;
  /** Pane only: the settings it shows are not saved yet. */
  unsaved?: boolean;
  /** Pane only: what a conversation that has not begun shows. */
  start?: ReactNode;
  /** Pane only: there is room for a source beside the conversation; told when one opens and closes. */
  onSource?: ((open: boolean) => void) | undefined;
  /** Where it is kept how one likes to read. @default this browser */
  keptReading?: KeptReading;
  /** The address of a cited place; left out where there is none to pass on. */
  placeHref?: ((docId: string, blockId: string) => string) | undefined;
  /** Reaches the list of messages from outside. */
  list?: RefObject<MessageListHandle | null>;
}

/** A conversation with an assistant: header, messages, box, and the opened source beside them. */
export function ChatView(props: ChatViewProps) {
  const { variant, framed = false, assistant, place, state, store, draft, actions } = props;
  const { thread, answering } = state;
  const [source, setSource] = useState<ShownSource | null>(null);
  const ownList = useRef<MessageListHandle>(null);
  const { onSource, keptReading = keptHere, list = ownList } = props;
  const [reading, setReading] = useState(keptReading.read);
  const [awaited, setAwaited] = useState(false);
  const beside = source !== null && !awaited;
  useLayoutEffect(() => onSource?.(beside), [onSource, beside]);
  const [dialog, setDialog] = useState<ChatDialog | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const offersSources = useOffersSources();
  useMessagesSoon(root);
  const send = useCallback(
    (question: string) => {
      actions.send(question);
      list.current?.scrollToEnd();
      // Once more when the list stands, which the first question has to load (CHAT-30).
      setTimeout(() => list.current?.scrollToEnd(), SCROLL_DELAY);
    },
    [actions, list],
  );
  const attach = (files: readonly File[]) => {
    if (assistant.attaches) void actions.along?.().then(({ add }) => add(files));
    else toast(chatCopy.attachClosed);
  };
  const [dragged, setDragged] = useState(false);
  const items = useMemo(() => itemsOf(thread), [thread]);
  const newest = newestTurn(thread);
  const offered = assistant.offersPerson && actions.human ? dislikedTwice(thread) : null;
  const busy = answering !== null || state.clearing;
  const composer = useChatKeys({
    root,
    everywhere: variant !== 'pane',
    state,
    draft,
    actions,
    openDialog: setDialog,
  });
  const compose = useCallback(
    (text: string) => {
      actions.type(text);
      composer.current?.focus();
    },
    [actions, composer],
  );
  const read = useCallback(
    (changed: Reading) => {
      setReading(changed);
      keptReading.write(changed);
    },
    [keptReading],
  );
  const context = useMemo<ChatContextValue>(
    () => ({
      assistant,
      side: place.side,
      place,
      compact: variant === 'embed',
      busy,
      newest,
      offered,
      answering,
      store,
      actions: { ...actions, send },
      source,
      openSource: setSource,
      openDialog: setDialog,
      compose,
      reading,
      read,
      // Where the assistant has agents, asking for a person opens the page of the agents instead of a dialog (D-61).
      consult: actions.human ?? (() => setDialog('consult')),
    }),
    [assistant, place, variant, busy, newest, offered, answering, store, actions, send, source, compose, reading, read],
  );
  const empty = state.load === 'ready' && thread.complete && thread.order.length === 0;
  const [hero, greets] = [empty && variant === 'page', empty && variant === 'pane'];
  // Most visitors are new: header and questions come with a conversation, so that nothing moves for them.
  const bare = hero || (variant === 'page' && state.load === 'loading');
  // The pane stands inside a page that has its main part already.
  const Main = variant === 'pane' || framed ? 'div' : 'main';

  return (
    <ChatProvider value={context}>
      <div
        ref={root}
        onDragEnter={() => setDragged(true)}
        className={css.root({ variant: framed ? 'framed' : variant })}
        data-pushed={beside && offersSources ? '' : undefined}
      >
        <div
          className={css.chat}
          data-size={reading.size === 'md' ? undefined : reading.size}
          data-width={reading.width === 'md' ? undefined : reading.width}
          data-dense={reading.dense ? '' : undefined}
        >
          <Watermark text={chatCopy.watermark} />
          {bare || !assistant.showsHeader ? (
            <header className={css.corner}>
              {props.headerStart}
              {props.headerEnd}
            </header>
          ) : (
            <ChatHeader
              variant={variant}
              clearable={canClear(thread, busy)}
              clearing={state.clearing}
              unsaved={props.unsaved ?? false}
              start={props.headerStart}
              end={props.headerEnd}
            />
          )}
          <Main key={bare ? 'bare' : 'begun'} className={css.view}>
            {state.load === 'loading' ? <Loading /> : null}
            {state.load === 'failed' ? <HistoryFailed onReload={actions.reload} /> : null}
            {hero ? <WelcomeHero cover={props.cover} /> : null}
            {greets ? props.start : null}
            {empty && !hero && !greets ? <Greeting /> : null}
            {state.load === 'ready' && !empty ? (
              <Suspense fallback={<Loading />}>
                <ChatMessages
                  handle={list}
                  root={root}
                  items={items}
                  older={state.older}
                  onLoadOlder={actions.loadOlder}
                />
              </Suspense>
            ) : null}
          </Main>
          <ChatDock
            variant={variant}
            composer={composer}
            draft={draft}
            answering={answering !== null}
            load={state.load}
            asks={!bare}
            attach={attach}
            cost={props.cost ?? ''}
          />
          {dragged ? (
            <Suspense fallback={null}>
              <DropArea root={root} veils={assistant.attaches} onFiles={attach} />
            </Suspense>
          ) : null}
          <TurnStatus
            announced={state.announced}
            store={store}
            newest={newest === null ? undefined : thread.entries[newest]?.message.answer}
          />
        </div>
        {source && offersSources ? (
          <Suspense fallback={null}>
            <SourceDrawerSlot
              citations={source.citations}
              open={source}
              renewPass={actions.renewPass}
              placeHref={props.placeHref}
              over={variant === 'pane' && !onSource}
              onAwaited={setAwaited}
              onClose={() => setSource(null)}
            />
          </Suspense>
        ) : null}
        {dialog ? (
          <Suspense fallback={<GivesUp onGiveUp={() => setDialog(null)} />}>
            <ChatDialogs dialog={dialog} onClose={() => setDialog(null)} />
          </Suspense>
        ) : null}
      </div>
    </ChatProvider>
  );
}
