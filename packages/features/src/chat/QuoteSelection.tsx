import { Button, usePortalContainer } from '@tinystar/ui';
import { useEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useChat } from './chatContext.ts';
import { messageCopy } from './messageCopy.ts';
import { quoted } from './model/quoted.ts';
import * as css from './QuoteSelection.css.ts';

const GAP = 8;
/** Room for the button above the words, in px. */
const HEIGHT = 40;

interface Chosen {
  text: string;
  left: number;
  top: number;
}

/** Words that the reader marks in an answer can be put into the next question. */
export function QuoteSelection({ root }: { root: RefObject<HTMLElement | null> }) {
  const { compose } = useChat();
  const container = usePortalContainer();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  useEffect(() => {
    const place = root.current;
    const gone = new AbortController();
    const { signal } = gone;
    const look = () => setChosen(chosenIn(place));
    // While the pointer still marks, a button would stand in its way.
    place?.addEventListener('pointerup', () => requestAnimationFrame(look), { signal });
    place?.addEventListener('keyup', look, { signal });
    document.addEventListener('selectionchange', () => getSelection()?.isCollapsed && setChosen(null), { signal });
    place?.addEventListener('scroll', () => setChosen(null), { signal, capture: true });
    return () => gone.abort();
  }, [root]);
  if (!chosen) return null;
  return createPortal(
    <div
      className={css.place}
      style={{ insetInlineStart: chosen.left, insetBlockStart: chosen.top }}
      // A press must not take the mark away before it is read.
      onPointerDown={(event) => event.preventDefault()}
    >
      <Button
        size="sm"
        onPress={() => {
          compose(quoted(chosen.text));
          getSelection()?.removeAllRanges();
        }}
      >
        {messageCopy.quote}
      </Button>
    </div>,
    container ?? document.body,
  );
}

/** What is marked, when all of it lies in one message of the conversation. */
function chosenIn(root: HTMLElement | null): Chosen | null {
  const selection = getSelection();
  if (!root || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const common = range.commonAncestorContainer;
  const element = common instanceof Element ? common : common.parentElement;
  if (!element?.closest('article') || !root.contains(element)) return null;
  const text = selection.toString().trim();
  if (text === '') return null;
  const { left, top } = range.getBoundingClientRect();
  return { text, left: Math.max(GAP, left), top: Math.max(GAP, top - HEIGHT) };
}
