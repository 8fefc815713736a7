/** Milliseconds between two pings. When two pings get no answer, the worker counts as dead. */
export const PULSE = 15_000;

export interface Pulse {
  /** Sends a ping; resolves when the worker answers. */
  ask: () => Promise<unknown>;
  /** Called once when the worker does not answer any more. */
  onDeath: () => void;
  /** While this is true no ping is sent: browsers slow hidden pages down. */
  hidden: () => boolean;
  signal: AbortSignal;
}

/** Notices a worker that the browser has ended. There is no event for that; the worker just stops answering. */
export const watchPulse = ({ ask, onDeath, hidden, signal }: Pulse): void => {
  // Left while it was being opened: nobody would stop the pings.
  if (signal.aborted) return;
  let unanswered = 0;
  const answered = () => {
    unanswered = 0;
  };
  const beat = () => {
    if (hidden()) return answered();
    if (unanswered === 2) {
      clearInterval(timer);
      return onDeath();
    }
    if (unanswered === 0) ask().then(answered, answered);
    unanswered++;
  };
  const timer = setInterval(beat, PULSE);
  signal.addEventListener('abort', () => clearInterval(timer));
};
