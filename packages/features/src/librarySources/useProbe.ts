import { ApiError } from '@tinystar/contract';
import { useRef, useState } from 'react';
import type { Found } from './AccessStep.tsx';
import { copy } from './copy.ts';
import { accessKey, type SourceDraft } from './draft.ts';

type Test = { kind: 'idle' } | { kind: 'testing' | 'failed' | 'found'; key: string; message?: string; found?: Found };

/** The test of how a source is reached. What it says holds for the values that were tested alone. */
export function useProbe(onProbe: (draft: SourceDraft) => Promise<Found>) {
  const [test, setTest] = useState<Test>({ kind: 'idle' });
  const latest = useRef('');
  const of = (draft: SourceDraft) => (test.kind !== 'idle' && test.key === accessKey(draft) ? test : undefined);
  return {
    testing: (draft: SourceDraft) => of(draft)?.kind === 'testing',
    found: (draft: SourceDraft) => of(draft)?.found,
    message: (draft: SourceDraft) => of(draft)?.message,
    async probe(draft: SourceDraft): Promise<Found | undefined> {
      const key = accessKey(draft);
      latest.current = key;
      setTest({ kind: 'testing', key });
      try {
        const found = await onProbe(draft);
        if (latest.current === key) setTest({ kind: 'found', key, found });
        return found;
      } catch (error) {
        const message = error instanceof ApiError && error.message ? error.message : copy.wizard.testFailed;
        if (latest.current === key) setTest({ kind: 'failed', key, message });
        return undefined;
      }
    },
  };
}
