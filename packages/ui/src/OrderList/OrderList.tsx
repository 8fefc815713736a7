import { Fragment, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useButton } from 'react-aria/useButton';
import { ListDropTargetDelegate } from 'react-aria/ListDropTargetDelegate';
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { mergeProps } from 'react-aria/mergeProps';
import { useDraggableCollection, useDraggableItem } from 'react-aria/useDraggableCollection';
import {
  useDropIndicator,
  useDroppableCollection,
  useDroppableItem,
  type ItemDropTarget,
} from 'react-aria/useDroppableCollection';
import { useGridList, useGridListItem } from 'react-aria/useGridList';
import { Item } from 'react-stately/Item';
import { useDraggableCollectionState, type DraggableCollectionState } from 'react-stately/useDraggableCollectionState';
import { useDroppableCollectionState, type DroppableCollectionState } from 'react-stately/useDroppableCollectionState';
import { useListState, type ListState } from 'react-stately/useListState';
import { Icon } from '../Icon/Icon.tsx';
import { GripVertical } from '../icons.ts';
import { AriaLocale } from '../private/ariaLocale.tsx';
import { moved } from './moved.ts';
import * as css from './OrderList.css.ts';

export interface OrderItem {
  id: string;
  /** Read out while it is moved. */
  name: string;
  /** What its row shows beside handle and place. */
  content: ReactNode;
}

export interface OrderListProps {
  items: readonly OrderItem[];
  /** Names the list. */
  label: string;
  /** All ids in the new order. */
  onOrder: (ids: string[]) => void;
}

/** A list whose order people change: drag a row, or press its handle with Enter or Space, arrows, the same key again; Escape leaves it. */
export function OrderList(props: OrderListProps) {
  return (
    <AriaLocale>
      <Rows {...props} />
    </AriaLocale>
  );
}

function Rows({ items, label, onOrder }: OrderListProps) {
  const ref = useRef<HTMLDivElement>(null);
  const state = useListState<OrderItem>({
    items,
    selectionMode: 'none',
    children: (item) => (
      <Item key={item.id} textValue={item.name}>
        {item.content}
      </Item>
    ),
  });
  const { gridProps } = useGridList({ 'aria-label': label, keyboardNavigationBehavior: 'tab' }, state, ref);
  const { collection, selectionManager, disabledKeys } = state;
  const drag = useDraggableCollectionState({
    collection,
    selectionManager,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': collection.getItem(key)?.textValue ?? '' })),
    getAllowedDropOperations: () => ['move'],
  });
  useDraggableCollection({}, drag, ref);
  useSpaceDrops(drag.draggingKeys.size > 0);
  const reorder = {
    onReorder: ({ keys, target }: { keys: Iterable<string | number>; target: ItemDropTarget }) =>
      onOrder(
        moved(
          items.map(({ id }) => id),
          [...keys].map(String),
          String(target.key),
          target.dropPosition === 'before' ? 'before' : 'after',
        ),
      ),
  };
  const drop = useDroppableCollectionState({
    collection,
    selectionManager,
    ...reorder,
    // The place before a lifted row is where it stands, as is the one after it: one of them is enough for the arrows.
    getDropOperation: (target) =>
      target.type === 'item' && target.dropPosition === 'before' && drag.draggingKeys.has(target.key)
        ? 'cancel'
        : 'move',
  });
  const { collectionProps } = useDroppableCollection(
    {
      ...reorder,
      keyboardDelegate: new ListKeyboardDelegate({ collection, disabledKeys, ref }),
      dropTargetDelegate: new ListDropTargetDelegate(collection, ref),
    },
    drop,
    ref,
  );
  return (
    <div {...mergeProps(gridProps, collectionProps)} ref={ref} className={css.list}>
      {[...collection].map(({ key }, at) => (
        <Fragment key={key}>
          <Gap target={{ type: 'item', key, dropPosition: 'before' }} drop={drop} />
          <Row itemKey={key} at={at} state={state} drag={drag} drop={drop} />
          {at === collection.size - 1 ? (
            <Gap target={{ type: 'item', key, dropPosition: 'after' }} drop={drop} />
          ) : null}
        </Fragment>
      ))}
    </div>
  );
}

/** A key that lifts a row also drops it; React Aria lifts with Enter and Space, and drops with Enter alone. */
function useSpaceDrops(lifted: boolean): void {
  useEffect(() => {
    if (!lifted) return undefined;
    // The key that lifts is let go while the row is lifted already.
    let pressed = false;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || (event.type === 'keyup' && !pressed)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === 'keydown') pressed = true;
      else event.target?.dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }));
    };
    // Before the document, where React Aria listens.
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('keyup', onKey, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('keyup', onKey, true);
    };
  }, [lifted]);
}

interface RowProps {
  itemKey: string | number;
  at: number;
  state: ListState<OrderItem>;
  drag: DraggableCollectionState;
  drop: DroppableCollectionState;
}

function Row({ itemKey, at, state, drag, drop }: RowProps) {
  const ref = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const node = state.collection.getItem(itemKey)!;
  const { rowProps, gridCellProps } = useGridListItem({ node, shouldSelectOnPressUp: true }, state, ref);
  const { dragProps, dragButtonProps } = useDraggableItem({ key: itemKey, hasDragButton: true }, drag);
  useDroppableItem({ target: { type: 'item', key: itemKey, dropPosition: 'on' } }, drop, ref);
  const { buttonProps } = useButton(dragButtonProps, handle);
  return (
    <div
      {...mergeProps(rowProps, dragProps, {
        // Where its keys start from when it is lifted.
        onFocus: () => state.selectionManager.setFocusedKey(itemKey),
      })}
      ref={ref}
      className={css.row}
      data-lifted={drag.isDragging(itemKey) || undefined}
    >
      <div {...gridCellProps} className={css.cell}>
        <button {...buttonProps} ref={handle} className={css.handle}>
          <Icon of={GripVertical} size="sm" />
        </button>
        <span className={css.place}>{at + 1}</span>
        <div className={css.content}>{node.rendered}</div>
      </div>
    </div>
  );
}

/** A place between two rows; it exists while something is dragged. */
function Gap({ target, drop }: { target: ItemDropTarget; drop: DroppableCollectionState }) {
  const ref: RefObject<HTMLDivElement | null> = useRef(null);
  const { dropIndicatorProps, isHidden, isDropTarget } = useDropIndicator({ target }, drop, ref);
  if (isHidden) return null;
  return (
    <div role="row" className={css.gap}>
      <div role="gridcell">
        <div
          {...dropIndicatorProps}
          ref={ref}
          role="button"
          tabIndex={-1}
          className={css.line}
          data-here={isDropTarget || undefined}
        />
      </div>
    </div>
  );
}
