import { Button } from '@tinystar/ui';
import { Pencil } from '@tinystar/ui/icons';
import { chatCopy } from './copy.ts';
import * as css from './SorryHint.css.ts';

export interface SorryHintProps {
  onConsult: () => void;
  /** Make side: the answer becomes a question pair that can be put right. */
  onCorrect?: () => void;
}

/** What a thumbs-down is answered with. */
export function SorryHint({ onConsult, onCorrect }: SorryHintProps) {
  const [words, link] = chatCopy.sorry;
  return (
    <div className={css.hint} role="status">
      <span>
        {words}
        <button type="button" className={css.link} onClick={onConsult}>
          {link}
        </button>
      </span>
      {onCorrect ? (
        <Button size="sm" icon={Pencil} onPress={onCorrect}>
          {chatCopy.correct}
        </Button>
      ) : null}
    </div>
  );
}
