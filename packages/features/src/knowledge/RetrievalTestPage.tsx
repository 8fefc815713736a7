import { retrieval } from '@tinystar/contract';
import { useState } from 'react';
import { useChange } from '../shared/calls/index.ts';
import { remoteOf, type Remote } from '../shared/remote.ts';
import { RetrievalTestView, type Retrieved } from './RetrievalTestView.tsx';

/** Tries questions against the knowledge of one assistant. */
export function RetrievalTestPage({ assistantId }: { assistantId: string }) {
  const [question, setQuestion] = useState('');
  const { data, error, isPending, mutate } = useChange(retrieval.test, { touches: [] });
  const result: Remote<Retrieved> | null = isPending
    ? { kind: 'loading' }
    : data || error
      ? remoteOf({ data, error })
      : null;
  return (
    <RetrievalTestView
      question={question}
      result={result}
      onType={setQuestion}
      onTest={() => mutate({ kbBotId: assistantId, question: question.trim() })}
    />
  );
}
