import { Icon } from '../Icon/Icon.tsx';
import { Check, X } from '../icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Stepper.css.ts';
import { stepperCopy } from './copy.ts';

export interface Step {
  id: string;
  title: string;
  /** A few words under the title. */
  note?: string;
  /** Why this step cannot be finished; stands in place of the note and marks the step. */
  problem?: string;
}

export interface StepperProps {
  /** In order; their number counts from 1. */
  steps: readonly Step[];
  /** The id of the step one is at; `undefined` when all are done. */
  current: string | undefined;
  /** What the steps lead to: 支付步骤. */
  label: string;
  /** Below 768 px both stand upright. @default 'horizontal' */
  look?: 'horizontal' | 'vertical';
  /** Makes finished steps buttons that lead back. */
  onReturn?: (id: string) => void;
}

type State = 'done' | 'current' | 'error' | 'upcoming';

const spoken: Record<State, string> = stepperCopy.states;

const stateOf = (step: Step, index: number, at: number): State => {
  if (step.problem) return 'error';
  if (index === at) return 'current';
  return index < at ? 'done' : 'upcoming';
};

/** How far a task of a few steps has come. For a share of work use Progress. */
export function Stepper({ steps, current, label, look = 'horizontal', onReturn }: StepperProps) {
  const found = steps.findIndex(({ id }) => id === current);
  const at = found < 0 ? steps.length : found;
  return (
    <ol className={css.track({ look })} aria-label={label}>
      {steps.map((step, index) => {
        const state = stateOf(step, index, at);
        const note = step.problem ?? step.note;
        return (
          <li key={step.id} className={css.step({ look })} aria-current={index === at ? 'step' : undefined}>
            <span className={css.mark({ state })} aria-hidden>
              {state === 'done' ? <Icon of={Check} size="sm" /> : null}
              {state === 'error' ? <Icon of={X} size="sm" /> : null}
              {state === 'current' || state === 'upcoming' ? index + 1 : null}
            </span>
            <span className={css.words}>
              <span className={css.titleLine}>
                <span className={css.title({ state })}>
                  {state === 'done' && onReturn ? (
                    <button type="button" className={css.back} onClick={() => onReturn(step.id)}>
                      {step.title}
                    </button>
                  ) : (
                    step.title
                  )}
                  <VisuallyHidden>{spoken[state]}</VisuallyHidden>
                </span>
                {index < steps.length - 1 ? <span className={css.line({ look, passed: index < at })} /> : null}
              </span>
              {note ? <span className={css.note({ state })}>{note}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
