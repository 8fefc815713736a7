import { Button } from '@tinystar/ui';
import { Pencil } from '@tinystar/ui/icons';
import { messageCopy } from './messageCopy.ts';
import * as css from './SorryHint.css.ts';

export interface SorryHintProps {
  /** The reason that was given, if any. */
  reason: string | undefined;
  /** Gives a reason; none takes it back. */
  onReason: (reason: string | undefined) => void;
  onConsult: () => void;
  /** Make side: the answer becomes a question pair that can be put right. */
  onCorrect?: () => void;
}

/** What a thumbs-down is answered with: a way to a person, and the question why. */
export function SorryHint({ reason, onReason, onConsult, onCorrect }: SorryHintProps) {
  const [words, link] = messageCopy.sorry;
  return (
    <div className={css.hint}>
      <span role="status">
        {words}
        <button type="button" className={css.link} onClick={onConsult}>
          {link}
        </button>
      </span>
      {onCorrect ? (
        <Button size="sm" icon={Pencil} onPress={onCorrect}>
          {messageCopy.correct}
        </Button>
      ) : null}
      <div className={css.reasons} role="group" aria-label={messageCopy.why}>
        {messageCopy.reasons.map((each) => (
          <button
            key={each}
            type="button"
            className={css.reason}
            aria-pressed={each === reason}
            onClick={() => onReason(each === reason ? undefined : each)}
          >
            {each}
          </button>
        ))}
      </div>
    </div>
  );
}
