/** Milliseconds between two questions; two without an answer in between mean death. */
export const PULSE = 15_000;

export interface Pulse {
  /** A question that costs the other side nothing. */
  ask: () => Promise<unknown>;
  /** Called once when there are no answers any more. */
  onDeath: () => void;
  /** Nobody is asked while nobody looks: browsers slow hidden pages down. */
  hidden: () => boolean;
  signal: AbortSignal;
}

/** Notices a thread that the browser took away: nothing tells of that, it only never answers again. */
export const watchPulse = ({ ask, onDeath, hidden, signal }: Pulse): void => {
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
