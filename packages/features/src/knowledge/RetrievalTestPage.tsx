import { retrieval } from '@tinystar/contract';
import { useState, type ReactNode } from 'react';
import { useChange } from '../shared/calls/index.ts';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { remoteOf, type Remote } from '../shared/remote.ts';
import { RetrievalTestView, type PlacedPassage, type Retrieved } from './RetrievalTestView.tsx';

export interface RetrievalTestPageProps {
  assistantId: string;
  /** The page of a document on which a passage stands, small, with its blocks marked. */
  renderPage: (passage: PlacedPassage) => ReactNode;
  /** Where a passage is changed. */
  hrefOf: (passage: PlacedPassage) => string;
}

/** Tries questions against the knowledge of one assistant; the address may bring one. */
export function RetrievalTestPage({ assistantId, renderPage, hrefOf }: RetrievalTestPageProps) {
  const [query] = useSearchParams();
  const [question, setQuestion] = useState(query.get('question') ?? '');
  const [named, setNamed] = useState('');
  const { data, error, isPending, isPaused, mutate } = useChange(retrieval.test, { touches: [] });
  const result: Remote<Retrieved> | null =
    isPending && !isPaused
      ? { kind: 'loading' }
      : data || error || isPaused
        ? remoteOf({ data, error, isPaused })
        : null;
  return (
    <RetrievalTestView
      question={question}
      named={named}
      result={result}
      renderPage={renderPage}
      hrefOf={hrefOf}
      onType={setQuestion}
      onName={setNamed}
      onTest={() => mutate({ kbBotId: assistantId, question: question.trim(), named: named.trim() || undefined })}
    />
  );
}
