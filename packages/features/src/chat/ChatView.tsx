import { Skeleton, SkeletonRegion, Watermark, type MessageListHandle } from '@tinystar/ui';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ErrorPlace } from '../shared/errors.ts';
import { SourceDrawerSlot, useOffersSources } from '../shared/sourceDrawer.ts';
import type { Store } from '../shared/store.ts';
import { ChatProvider, type ChatActions, type ChatContextValue, type ShownSource } from './chatContext.ts';
import { ChatDock } from './ChatDock.tsx';
import { ChatHeader } from './ChatHeader.tsx';
import * as css from './ChatView.css.ts';
import { chatCopy } from './copy.ts';
import type { ChatAssistant } from './model/assistant.ts';
import { canClear, itemsOf, newestTurn } from './model/thread.ts';
import type { ChatState, LiveTurn } from './chatCore.ts';
import { TrialStart } from './TrialStart.tsx';
import { TurnStatus } from './TurnStatus.tsx';
import { useChatKeys } from './useChatKeys.ts';
import { WelcomeHero } from './WelcomeHero.tsx';

// The messages with their Markdown load beside the first calls, not before the first picture; so do the words for a
// failure, while the network is there.
const loadMessages = () => import('./ChatMessages.tsx');
const loadHistoryFailed = () => import('./HistoryFailed.tsx');
for (const load of [loadMessages, loadHistoryFailed]) load().catch(() => {});
const ChatMessages = lazy(loadMessages);
const HistoryFailed = lazy(loadHistoryFailed);
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
  live: Store<LiveTurn | null>;
  draft: string;
  actions: ChatActions;
  /** Before the name: back, or the list of assistants. */
  headerStart?: ReactNode;
  /** After 清除: theme, close. */
  headerEnd?: ReactNode;
  /** Pane only: the settings it shows are not saved yet. */
  unsaved?: boolean;
  /** Pane only: what to do first, under the greeting of a conversation that has not begun. */
  start?: ReactNode;
  /** Pane only: there is room for a source beside the conversation; told when one opens and closes. */
  onSource?: ((open: boolean) => void) | undefined;
}

/** A conversation with an assistant: header, messages, box, and the opened source beside them. */
export function ChatView(props: ChatViewProps) {
  const { variant, framed = false, assistant, place, state, live, draft, actions } = props;
  const { thread, answering } = state;
  const [source, setSource] = useState<ShownSource | null>(null);
  const { onSource } = props;
  useEffect(() => onSource?.(source !== null), [onSource, source]);
  const [dialog, setDialog] = useState<ChatDialog | null>(null);
  const list = useRef<MessageListHandle>(null);
  const root = useRef<HTMLDivElement>(null);
  const offersSources = useOffersSources();

  const send = useCallback(
    (question: string) => {
      actions.send(question);
      list.current?.scrollToEnd();
    },
    [actions],
  );
  const items = useMemo(() => itemsOf(thread), [thread]);
  const newest = newestTurn(thread);
  const busy = answering !== null || state.clearing;
  const context = useMemo<ChatContextValue>(
    () => ({
      assistant,
      side: place.side,
      place,
      compact: variant === 'embed',
      busy,
      newest,
      answering,
      live,
      actions: { ...actions, send },
      source,
      openSource: setSource,
      openDialog: setDialog,
    }),
    [assistant, place, variant, busy, newest, answering, live, actions, send, source],
  );
  const composer = useChatKeys({
    root,
    everywhere: variant !== 'pane',
    state,
    draft,
    actions,
    openDialog: setDialog,
  });
  const empty = state.load === 'ready' && thread.complete && thread.order.length === 0;
  const hero = empty && variant === 'page';
  const greets = empty && variant === 'pane';
  // The pane stands inside a page that has its main part already.
  const Main = variant === 'pane' || framed ? 'div' : 'main';

  return (
    <ChatProvider value={context}>
      <div
        ref={root}
        className={css.root({ variant: framed ? 'framed' : variant })}
        data-pushed={source && offersSources ? '' : undefined}
      >
        <div className={css.chat}>
          <Watermark text={chatCopy.watermark} />
          {hero || !assistant.showsHeader ? (
            <div className={css.corner}>
              {props.headerStart}
              {props.headerEnd}
            </div>
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
          <Main className={css.view}>
            {state.load === 'loading' ? <Loading /> : null}
            {state.load === 'failed' ? (
              <Suspense fallback={<Loading />}>
                <HistoryFailed onReload={actions.reload} />
              </Suspense>
            ) : null}
            {state.load === 'ready' && hero ? <WelcomeHero /> : null}
            {state.load === 'ready' && greets ? <TrialStart>{props.start}</TrialStart> : null}
            {state.load === 'ready' && !hero && !greets ? (
              <Suspense fallback={<Loading />}>
                <ChatMessages handle={list} items={items} older={state.older} onLoadOlder={actions.loadOlder} />
              </Suspense>
            ) : null}
          </Main>
          <ChatDock
            variant={variant}
            composer={composer}
            draft={draft}
            answering={answering !== null}
            ready={state.load === 'ready'}
            asks={!hero}
          />
          <TurnStatus announced={state.announced} live={live} />
        </div>
        {source && offersSources ? (
          <Suspense fallback={null}>
            <SourceDrawerSlot
              citations={source.citations}
              open={source}
              over={variant === 'pane' && !onSource}
              onClose={() => setSource(null)}
            />
          </Suspense>
        ) : null}
        {dialog ? (
          <Suspense fallback={null}>
            <ChatDialogs dialog={dialog} onClose={() => setDialog(null)} />
          </Suspense>
        ) : null}
      </div>
    </ChatProvider>
  );
}

function Loading() {
  return (
    <div className={css.column}>
      <SkeletonRegion>
        <div className={css.skeleton}>
          <div className={css.skeletonBubble}>
            <Skeleton shape="block" height={2.75} />
          </div>
          <Skeleton width="92%" />
          <Skeleton />
          <Skeleton width="64%" />
        </div>
      </SkeletonRegion>
    </div>
  );
}
