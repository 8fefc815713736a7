import { Button } from '@tinystar/ui';
import { Headphones, Pencil } from '@tinystar/ui/icons';
import { messageCopy } from './messageCopy.ts';
import * as css from './SorryHint.css.ts';

export interface SorryHintProps {
  /** The reason that was given, if any. */
  reason: string | undefined;
  /** Gives a reason; none takes it back. */
  onReason: (reason: string | undefined) => void;
  /** The answer before it was disliked too, and there are people to ask. */
  offersPerson?: boolean;
  onConsult: () => void;
  /** Make side: the answer becomes a question pair that can be put right. */
  onCorrect?: () => void;
}

/** What a thumbs-down is answered with: a way to a person, and the question why. */
export function SorryHint({ reason, onReason, offersPerson, onConsult, onCorrect }: SorryHintProps) {
  const [words, link] = messageCopy.sorry;
  return (
    <div className={css.hint}>
      <span role="status">
        {offersPerson ? messageCopy.twice : words}
        {offersPerson ? null : (
          <button type="button" className={css.link} onClick={onConsult}>
            {link}
          </button>
        )}
      </span>
      {offersPerson ? (
        <Button size="sm" tone="accent" icon={Headphones} onPress={onConsult}>
          {messageCopy.person}
        </Button>
      ) : null}
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
