import { sharedAnswers, type SharedAnswer } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { useCallback, useEffect, useState } from 'react';
import { remoteOf } from '../shared/remote.ts';
import { SharedAnswerView } from './SharedAnswerView.tsx';

export interface SharedAnswerPageProps {
  publicId: string;
  /** What the link carries. */
  answer: string;
}

// Whoever has the link may read it: no token to send.
const api = createApi('personal', { token: () => null });

interface Asked {
  data: SharedAnswer | undefined;
  error: unknown;
}
const nothingYet: Asked = { data: undefined, error: null };

/** One answer with its sources, to be read by whoever has its link. */
export function SharedAnswerPage({ publicId, answer }: SharedAnswerPageProps) {
  const [asked, setAsked] = useState(nothingYet);
  const ask = useCallback(() => {
    setAsked(nothingYet);
    api(sharedAnswers.get, { publicId, key: answer }).then(
      (data) => setAsked({ data, error: null }),
      (error: unknown) => setAsked({ data: undefined, error }),
    );
  }, [publicId, answer]);
  useEffect(ask, [ask]);
  const name = asked.data?.assistant.name;
  useEffect(() => {
    if (name) document.title = name;
  }, [name]);
  return <SharedAnswerView shared={remoteOf(asked)} onRetry={ask} />;
}
