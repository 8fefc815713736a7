import { ApiError, type AnswerTrace } from '@tinystar/contract';
import { Button, InlineMessage } from '@tinystar/ui';
import { useEffect, useState } from 'react';
import { AnswerTraceView } from './AnswerTraceView.tsx';
import * as css from './AnswerTraceView.css.ts';
import { traceCopy as words } from './traceCopy.ts';

export interface AnswerTracePanelProps {
  /** Reads the trace; called when the panel opens, and again on request. */
  read: () => Promise<AnswerTrace>;
}

type Reading = { state: 'reading' | 'failed' | 'none' } | { state: 'read'; trace: AnswerTrace };

/** Reads how an answer came about and shows it; loaded when the first is opened. */
export default function AnswerTracePanel({ read }: AnswerTracePanelProps) {
  const [tries, setTries] = useState(0);
  const [reading, setReading] = useState<Reading>({ state: 'reading' });
  useEffect(() => {
    let left = false;
    read().then(
      (trace) => left || setReading({ state: 'read', trace }),
      (error: unknown) => left || setReading({ state: isMissing(error) ? 'none' : 'failed' }),
    );
    return () => void (left = true);
  }, [read, tries]);
  if (reading.state === 'read') return <AnswerTraceView trace={reading.trace} />;
  const again = () => {
    setReading({ state: 'reading' });
    setTries(tries + 1);
  };
  return (
    <div className={css.panel}>
      {reading.state === 'reading' ? <InlineMessage tone="pending">{words.loading}</InlineMessage> : null}
      {reading.state === 'none' ? <InlineMessage>{words.none}</InlineMessage> : null}
      {reading.state === 'failed' ? (
        <InlineMessage
          tone="danger"
          action={
            <Button size="sm" onPress={again}>
              {words.again}
            </Button>
          }
        >
          {words.failed}
        </InlineMessage>
      ) : null}
    </div>
  );
}

/** Answers from before there were traces have none. */
const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
