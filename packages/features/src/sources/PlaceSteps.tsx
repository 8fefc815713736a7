import { IconButton, Inline } from '@tinystar/ui';
import { ChevronLeft, ChevronRight } from '@tinystar/ui/icons';
import { copy } from './waiting/copy.ts';

export interface PlaceStepsProps {
  /** Which of them one is at, from 0. */
  at: number;
  count: number;
  onAt: (at: number) => void;
}

/** Goes through places that are looked at one after the other. */
export function PlaceSteps({ at, count, onAt }: PlaceStepsProps) {
  return (
    <Inline gap={4}>
      <IconButton icon={ChevronLeft} label={copy.previous} disabled={at === 0} onPress={() => onAt(at - 1)} />
      <IconButton icon={ChevronRight} label={copy.next} disabled={at === count - 1} onPress={() => onAt(at + 1)} />
    </Inline>
  );
}
