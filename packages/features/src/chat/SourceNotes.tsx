import { Button } from '@tinystar/ui';
import { BookOpen, Pencil, Table2 } from '@tinystar/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { GivesUp } from '../shared/GivesUp.tsx';
import { differingOf, isGone, uncitedOf, waitingOf, type Citation } from '../shared/citations.ts';
import * as css from './SourceNotes.css.ts';
import { sourceNotesCopy } from './sourceNotesCopy.ts';

const CompareSources = lazy(() => import('./CompareSources.tsx'));

export interface SourceNotesProps {
  citations: readonly Citation[];
  /** Opens one of the given sources beside the answer. */
  onOpen: (citations: readonly Citation[], number: number) => void;
}

/** What else there is to say of the sources of an answer: that they disagree, that makers have an edit to decide, and what more was found. */
export default function SourceNotes({ citations, onOpen }: SourceNotesProps) {
  const [compares, setCompares] = useState(false);
  const differing = differingOf(citations.filter((citation) => !isGone(citation)));
  const uncited = uncitedOf(citations);
  const [first] = uncited;
  const [waiting] = waitingOf(citations);
  const count = uncited.reduce((sum, { references }) => sum + references.length, 0);
  return (
    <div className={css.notes}>
      {differing.length > 0 ? (
        <Button size="sm" icon={Table2} aria-haspopup="dialog" onPress={() => setCompares(true)}>
          {sourceNotesCopy.compare}
        </Button>
      ) : null}
      {waiting ? (
        <Button size="sm" icon={Pencil} onPress={() => onOpen(citations, waiting.number)}>
          {sourceNotesCopy.waiting}
        </Button>
      ) : null}
      {first ? (
        <Button size="sm" emphasis="quiet" icon={BookOpen} onPress={() => onOpen(uncited, first.number)}>
          {sourceNotesCopy.uncited(count)}
        </Button>
      ) : null}
      {compares ? (
        <Suspense fallback={<GivesUp onGiveUp={() => setCompares(false)} />}>
          <CompareSources
            citations={differing}
            onOpen={(number) => {
              setCompares(false);
              onOpen(citations, number);
            }}
            onClose={() => setCompares(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
