import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** What is here within so many milliseconds needs no word. */
const AT_ONCE = 250;
/** How long a press waits for a network that is away, in milliseconds. */
const PATIENCE = 5_000;

interface GivesUpProps {
  onGiveUp: () => void;
  /** Told while it stands; the same function all the time. */
  onAwaited?: ((awaited: boolean) => void) | undefined;
}

/**
 * Stands where something pressed is still loading, and says so. While the network is away the press is given up when
 * something else is done, or after a while, so that nothing opens by itself much later.
 */
export function GivesUp({ onGiveUp, onAwaited }: GivesUpProps) {
  useLayoutEffect(() => {
    onAwaited?.(true);
    return () => onAwaited?.(false);
  }, [onAwaited]);
  const stop = useEffectEvent(onGiveUp);
  useEffect(() => {
    const over = new AbortController();
    let away = !navigator.onLine;
    const giveUp = () => {
      if (away) stop();
    };
    const hear = (sign: string, heard: () => void) =>
      addEventListener(sign, heard, { capture: true, signal: over.signal });
    // The app's word for a part that did not come.
    hear('partaway', () => (away = true));
    // Its word for one that will not come, which it tells itself.
    hear('partgone', () => stop());
    for (const sign of ['pointerdown', 'keydown']) hear(sign, giveUp);
    const timer = setInterval(giveUp, PATIENCE);
    // Every page loads what stands here; most presses are done before a word is needed.
    const late = setTimeout(async () => {
      const { sayOpening } = await import('./sayOpening.ts');
      sayOpening(() => stop(), over.signal);
    }, AT_ONCE);
    return () => {
      clearInterval(timer);
      clearTimeout(late);
      over.abort();
    };
  }, []);
  return null;
}
