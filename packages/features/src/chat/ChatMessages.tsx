import { Button, MessageList, Spinner, VisuallyHidden, type MessageListHandle } from '@tinystar/ui';
import type { RefObject } from 'react';
import * as css from './ChatView.css.ts';
import { chatCopy } from './copy.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { ClearMarker, DayDivider } from './Dividers.tsx';
import { Message } from './Message.tsx';
import type { Item } from './model/thread.ts';
import type { ChatState } from './chatCore.ts';
import { QuoteSelection } from './QuoteSelection.tsx';
import { Posted } from './Posted.tsx';
import { WelcomeCard } from './WelcomeCard.tsx';

export interface ChatMessagesProps {
  handle: RefObject<MessageListHandle | null>;
  /** The conversation around them. */
  root: RefObject<HTMLElement | null>;
  items: readonly Item[];
  older: ChatState['older'];
  onLoadOlder: () => void;
}

/** The messages of a conversation; loaded apart, because a page that only greets does not need them. */
export default function ChatMessages({ handle, root, items, older, onLoadOlder }: ChatMessagesProps) {
  return (
    <>
      <QuoteSelection root={root} />
      <MessageList
        handle={handle}
        items={items}
        itemKey={keyOf}
        renderItem={renderItem}
        label={chatCopy.history}
        onReachStart={onLoadOlder}
        start={
          <>
            <VisuallyHidden>
              <h2>{chatCopy.history}</h2>
            </VisuallyHidden>
            <Older older={older} onLoad={onLoadOlder} />
          </>
        }
        end={
          <>
            <ConnectionNotice items={items} />
            <div className={css.end} />
          </>
        }
      />
    </>
  );
}

const keyOf = (item: Item) => item.key;

const renderItem = (item: Item) => (
  <div className={css.row({ kind: item.kind })}>
    <div className={css.column}>
      <Row item={item} />
    </div>
  </div>
);

function Row({ item }: { item: Item }) {
  switch (item.kind) {
    case 'welcome':
      return <WelcomeCard />;
    case 'day':
      return <DayDivider time={item.time} />;
    case 'clear':
      return <ClearMarker />;
    case 'posted':
      return <Posted message={item.message} />;
    case 'turn':
      return <Message entry={item.entry} />;
  }
}

function Older({ older, onLoad }: { older: ChatState['older']; onLoad: () => void }) {
  if (older === 'idle') return null;
  return (
    <div className={css.older}>
      {older === 'loading' ? (
        <Spinner label={chatCopy.loadingOlder} />
      ) : (
        <Button size="sm" emphasis="quiet" onPress={onLoad}>
          {`${chatCopy.olderFailed}，${chatCopy.again}`}
        </Button>
      )}
    </div>
  );
}
