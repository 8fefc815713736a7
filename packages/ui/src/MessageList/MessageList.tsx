import {
  memo,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { listPlace } from '../List/oneTabStop.ts';
import { messageListCopy } from './copy.ts';
import { ArrowDown } from '../icons.ts';
import * as css from './MessageList.css.ts';
import { ListScroll } from './listScroll.ts';
import { carrySpan, sameKeys, type Span } from './span.ts';

/** What a screen can ask of a list. */
export interface MessageListHandle {
  /** Goes to the newest item and follows it again, as after sending. */
  scrollToEnd(): void;
  /** Brings one item to the top of the view; false if there is none with this key. */
  scrollToKey(key: string): boolean;
}

export interface MessageListProps<Item> {
  /** Oldest first. Day dividers and clear markers are items too. */
  items: readonly Item[];
  /** A key that stays the same when older items are put in front. */
  itemKey: (item: Item) => string;
  /** Must keep its identity; items bring their own space as padding, because margins are not measured. */
  renderItem: (item: Item) => ReactNode;
  /** The accessible name of the log. */
  label: string;
  /** The reader nears the first item: load older ones. Called once per first item. */
  onReachStart?: () => void;
  /** Shown above the first item, for instance while older items load. */
  start?: ReactNode;
  /** Shown below the last item. */
  end?: ReactNode;
  handle?: RefObject<MessageListHandle | null>;
}

interface View {
  readonly keys: readonly string[];
  readonly span: Span;
  /** How far the mounted items moved in the list; null when they were all replaced. */
  readonly shift: number | null;
}

/**
 * A conversation of any length: opens at the newest message, keeps only what is near the view in the page,
 * follows the end until the reader scrolls up, and never moves what is being read.
 */
export function MessageList<Item>(props: MessageListProps<Item>) {
  const { items, itemKey, renderItem, label, onReachStart, start, end, handle } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [scroll] = useState(() => new ListScroll());
  const [away, setAway] = useState(false);
  const all = useMemo(() => items.map(itemKey), [items, itemKey]);
  const [view, setView] = useState<View>(() => ({ keys: all, ...carrySpan({ start: 0, end: 0 }, [], all, true) }));
  let current = view;
  // While the last item grows the keys stay the same, and so does the view.
  if (view.keys !== all && !sameKeys(view.keys, all)) {
    current = { keys: all, ...carrySpan(view.span, view.keys, all, scroll.following) };
    setView(current);
  }
  const { keys, span } = current;

  useLayoutEffect(() => scroll.committed(view.keys, view.span, view.shift, onReachStart), [scroll, view, onReachStart]);

  useEffect(() => listPlace(scroller.current), []);

  useLayoutEffect(
    () =>
      scroller.current
        ? scroll.attach(scroller.current, (next) => setView((old) => ({ ...old, span: next, shift: 0 })), setAway)
        : undefined,
    [scroll],
  );

  useImperativeHandle(handle, () => ({ scrollToEnd: () => scroll.toEnd(), scrollToKey: (key) => scroll.toKey(key) }), [
    scroll,
  ]);

  return (
    <div className={css.frame}>
      {/* A scroller must be reachable by keyboard, or its content is not. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={scroller} className={css.scroller} role="log" aria-live="off" aria-label={label} tabIndex={0}>
        <div className={css.content}>
          {start}
          <div data-spacer="" style={{ blockSize: scroll.heights.between(keys, 0, span.start) }} />
          {items.slice(span.start, span.end).map((item, i) => (
            <Row key={keys[span.start + i]} item={item} render={renderItem as (item: unknown) => ReactNode} />
          ))}
          <div data-spacer="" style={{ blockSize: scroll.heights.between(keys, span.end, keys.length) }} />
          {end}
        </div>
      </div>
      {away && (
        <button type="button" className={css.latest} onClick={() => scroll.toEnd()}>
          <ArrowDown size={16} aria-hidden />
          {messageListCopy.latest}
        </button>
      )}
    </div>
  );
}

const Row = memo(function Row({ item, render }: { item: unknown; render: (item: unknown) => ReactNode }) {
  return (
    <div className={css.row} data-row="">
      {render(item)}
    </div>
  );
});
