import { meta, type LegalDocument, type Output } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { useCallback, useEffect, useState } from 'react';
import { remoteOf } from '../shared/remote.ts';
import { LegalView } from './LegalView.tsx';

export interface LegalPageProps {
  document: LegalDocument;
}

// Anybody may read it: no token to send.
const api = createApi('personal', { token: () => null });

interface Asked {
  data: Output<typeof meta.legal> | undefined;
  error: unknown;
}
const nothingYet: Asked = { data: undefined, error: null };

/** What is accepted at the log-in page, to be read before and after. */
export function LegalPage({ document }: LegalPageProps) {
  const [asked, setAsked] = useState(nothingYet);
  const ask = useCallback(() => {
    setAsked(nothingYet);
    api(meta.legal, { document }).then(
      (data) => setAsked({ data, error: null }),
      (error: unknown) => setAsked({ data: undefined, error }),
    );
  }, [document]);
  useEffect(ask, [ask]);
  return <LegalView document={document} text={remoteOf(asked)} onRetry={ask} />;
}
