import { Icon } from '@tinystar/ui';
import { ChevronRight } from '@tinystar/ui/icons';
import { chatCopy } from './copy.ts';
import * as css from './SimilarQuestions.css.ts';

export interface SimilarQuestionsProps {
  questions: readonly string[];
  disabled: boolean;
  onAsk: (question: string) => void;
}

/** What one might ask next. */
export function SimilarQuestions({ questions, disabled, onAsk }: SimilarQuestionsProps) {
  return (
    <section className={css.list} aria-label={chatCopy.similar}>
      <h3 className={css.title}>{chatCopy.similar}</h3>
      {questions.map((question) => (
        <button key={question} type="button" className={css.ask} disabled={disabled} onClick={() => onAsk(question)}>
          {question}
          <Icon of={ChevronRight} size="sm" tone="tertiary" />
        </button>
      ))}
    </section>
  );
}
