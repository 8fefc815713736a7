import { IconButton, Inline } from '@tinystar/ui';
import { ChevronLeft, ChevronRight } from '@tinystar/ui/icons';
import { useRef } from 'react';
import { copy } from './waiting/copy.ts';

export interface PlaceStepsProps {
  /** Which of them one is at, from 0. */
  at: number;
  count: number;
  onAt: (at: number) => void;
}

/** Goes through places that are looked at one after the other. */
export function PlaceSteps({ at, count, onAt }: PlaceStepsProps) {
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  // At the end its button cannot be pressed any more and would lose the focus to the page.
  const step = (to: number) => {
    if (to === 0) on.current?.focus();
    if (to === count - 1) back.current?.focus();
    onAt(to);
  };
  return (
    <Inline gap={4}>
      <IconButton
        ref={back}
        icon={ChevronLeft}
        label={copy.previous}
        disabled={at === 0}
        onPress={() => step(at - 1)}
      />
      <IconButton
        ref={on}
        icon={ChevronRight}
        label={copy.next}
        disabled={at === count - 1}
        onPress={() => step(at + 1)}
      />
    </Inline>
  );
}
