import { Button } from '@tinystar/ui';
import { ChevronDown, ChevronUp } from '@tinystar/ui/icons';
import { lazy, Suspense, useCallback, useState } from 'react';
import { GivesUp } from '../shared/GivesUp.tsx';
import * as css from './Answer.css.ts';
import type { ChatActions } from './chatContext.ts';
import { chatCopy } from './copy.ts';

const AnswerTracePanel = lazy(() => import('./AnswerTracePanel.tsx'));

export interface AnswerTraceToggleProps {
  /** The message. */
  id: string;
  trace: NonNullable<ChatActions['trace']>;
}

/** Opens how an answer came about, below it. */
export function AnswerTraceToggle({ id, trace }: AnswerTraceToggleProps) {
  const [open, setOpen] = useState(false);
  const read = useCallback(() => trace(id), [trace, id]);
  return (
    <div className={css.trace}>
      <Button
        size="sm"
        emphasis="quiet"
        trailingIcon={open ? ChevronUp : ChevronDown}
        aria-expanded={open}
        onPress={() => setOpen(!open)}
      >
        {chatCopy.trace}
      </Button>
      {open ? (
        <Suspense fallback={<GivesUp onGiveUp={() => setOpen(false)} />}>
          <AnswerTracePanel read={read} />
        </Suspense>
      ) : null}
    </div>
  );
}
