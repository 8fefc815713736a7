import { plainText } from '@tinystar/contract/plainText';
import { CitationCard, usePortalContainer } from '@tinystar/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Citation } from '../shared/citations.ts';
import { originText } from '../shared/origin.ts';
import * as css from './CitationPeek.css.ts';
import { chatCopy } from './copy.ts';

/** Hover waits this long before the card opens and closes, in milliseconds; focus opens at once. */
const PAUSE = 160;
const GAP = 8;
const SHIFT = 24;

export interface PeekAt {
  number: number;
  chip: HTMLElement;
}

/** Which chip is being looked at. Touch has no hover: there a press opens the source itself. */
export const usePeek = () => {
  const [at, setAt] = useState<PeekAt | null>(null);
  const [handlers] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = () => clearTimeout(timer);
    const later = (value: PeekAt | null, pause: number) => {
      hold();
      timer = setTimeout(() => setAt(value), pause);
    };
    return {
      hold,
      leave: () => later(null, PAUSE),
      close() {
        hold();
        setAt(null);
      },
      point(number: number | null, chip: HTMLElement, by: 'pointer' | 'focus') {
        if (by === 'pointer' && !matchMedia('(hover: hover)').matches) return;
        if (chip.ariaDisabled === 'true') return;
        later(number === null ? null : { number, chip }, by === 'focus' && number !== null ? 0 : PAUSE);
      },
    };
  });
  useEffect(() => handlers.hold, [handlers]);
  useEffect(() => {
    if (!at) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setAt(null);
    };
    document.addEventListener('keydown', close, true);
    return () => document.removeEventListener('keydown', close, true);
  }, [at]);
  return { at, ...handlers };
};

export interface CitationPeekProps {
  citation: Citation;
  at: PeekAt;
  onHold: () => void;
  onLeave: () => void;
  onOpen: (reference: number) => void;
}

/** The words behind a chip, in a card under it that stays inside the window. */
export function CitationPeek({ citation, at, onHold, onLeave, onOpen }: CitationPeekProps) {
  const container = usePortalContainer();
  const card = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [spot, setSpot] = useState<{ left: number; top: number } | null>(null);
  const reference = citation.references[index] ?? citation.references[0];
  useLayoutEffect(() => {
    const place = () => {
      const element = card.current;
      if (!element || !at.chip.isConnected) return;
      const chip = at.chip.getBoundingClientRect();
      const { offsetWidth: width, offsetHeight: height } = element;
      const below = chip.bottom + GAP + height <= innerHeight - GAP;
      setSpot({
        left: Math.max(GAP, Math.min(chip.left - SHIFT, innerWidth - width - GAP)),
        top: below ? chip.bottom + GAP : Math.max(GAP, chip.top - GAP - height),
      });
    };
    place();
    addEventListener('scroll', onLeave, true);
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', onLeave, true);
      removeEventListener('resize', place);
    };
  }, [at, index, onLeave]);
  if (!reference) return null;
  const page = reference.locations[0]?.page;
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- stays open while it is pointed at
    <div
      ref={card}
      className={css.card}
      style={spot ? { insetInlineStart: spot.left, insetBlockStart: spot.top } : { visibility: 'hidden' }}
      role="dialog"
      aria-label={chatCopy.source(citation.number)}
      onPointerEnter={onHold}
      onPointerLeave={onLeave}
      onFocus={onHold}
      onBlur={onLeave}
    >
      <CitationCard
        title={reference.question ?? reference.doc_name}
        quote={[{ text: reference.type === 'qa' ? plainText(reference.text) : reference.text }]}
        fileName={reference.doc_name}
        place={reference.type === 'qa' ? chatCopy.qaSource : page === undefined ? '' : chatCopy.page(page)}
        note={originText(reference)}
        position={{
          index: index + 1,
          count: citation.references.length,
          onStep: (by) => setIndex(Math.min(citation.references.length - 1, Math.max(0, index + by))),
        }}
        onOpen={() => onOpen(index)}
      />
    </div>,
    container ?? document.body,
  );
}
