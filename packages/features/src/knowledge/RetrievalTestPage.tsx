import { retrieval } from '@tinystar/contract';
import { useState } from 'react';
import { useChange } from '../shared/calls/index.ts';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { remoteOf, type Remote } from '../shared/remote.ts';
import { RetrievalTestView, type Retrieved } from './RetrievalTestView.tsx';

/** Tries questions against the knowledge of one assistant; the address may bring one. */
export function RetrievalTestPage({ assistantId }: { assistantId: string }) {
  const [query] = useSearchParams();
  const [question, setQuestion] = useState(query.get('question') ?? '');
  const [named, setNamed] = useState('');
  const { data, error, isPending, mutate } = useChange(retrieval.test, { touches: [] });
  const result: Remote<Retrieved> | null = isPending
    ? { kind: 'loading' }
    : data || error
      ? remoteOf({ data, error })
      : null;
  return (
    <RetrievalTestView
      question={question}
      named={named}
      result={result}
      onType={setQuestion}
      onName={setNamed}
      onTest={() => mutate({ kbBotId: assistantId, question: question.trim(), named: named.trim() || undefined })}
    />
  );
}
