import { useState } from 'react';
import type { Claimed } from './homeCalls.ts';

// The page paints first; the calls follow while it is read.
const calls = () => import('./homeCalls.ts');

export type ClaimState =
  | { kind: 'open' }
  | { kind: 'claiming' }
  | { kind: 'failed'; message: string }
  /** Asking again would change nothing. */
  | { kind: 'refused'; message: string }
  | { kind: 'claimed'; how: Claimed };

/** State and calls of the free trial's page. */
export const useClaim = (token: string | null, onSessionLost: () => void, onEntered: () => void) => {
  const [state, setState] = useState<ClaimState>({ kind: 'open' });
  const [switching, setSwitching] = useState<'idle' | 'pending' | 'failed'>('idle');

  const claim = async () => {
    if (token === null) return;
    setState({ kind: 'claiming' });
    const { claim: ask, isRefused, isSessionLost, wordsOf } = await calls();
    try {
      setState({ kind: 'claimed', how: await ask(token) });
    } catch (error) {
      if (isSessionLost(error)) {
        onSessionLost();
        setState({ kind: 'open' });
      } else setState({ kind: isRefused(error) ? 'refused' : 'failed', message: wordsOf(error) });
    }
  };

  const switchTo = async (tenantId: string) => {
    if (token === null) return;
    setSwitching('pending');
    try {
      await (await calls()).switchTo(token, tenantId);
      onEntered();
    } catch {
      setSwitching('failed');
    }
  };

  return { state, switching, claim, switchTo };
};
