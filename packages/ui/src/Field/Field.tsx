import { useId, useMemo, type ReactNode } from 'react';
import { CircleAlert } from '../icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Field.css.ts';
import { FieldContext } from './FieldContext.tsx';
import { fieldCopy } from './copy.ts';

export interface FieldProps {
  label: string;
  /** Exactly one control of this package. */
  children: ReactNode;
  hint?: ReactNode;
  /** The message the specification gives; shown under the control and read with it. */
  error?: string | undefined;
  required?: boolean;
  /** Marks a value that is not saved yet. */
  changed?: boolean;
  /** `beside` puts the label in a column of its own from 768 px. @default 'above' */
  layout?: 'above' | 'beside';
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** The control is a group (radios, checkboxes): the label names it instead of pointing at one input. */
  group?: boolean;
}

/** Ties a label, a hint and an error to one control. */
export function Field({
  label,
  children,
  hint,
  error,
  required = false,
  changed,
  layout = 'above',
  hideLabel,
  group,
}: FieldProps) {
  const id = useId();
  const state = useMemo(
    () => ({
      id,
      labelId: `${id}-label`,
      describedBy: [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined,
      invalid: Boolean(error),
      required,
      group: Boolean(group),
    }),
    [id, hint, error, required, group],
  );
  const Label = group ? 'span' : 'label';
  const besideHint = layout === 'beside' && hint;
  const hintLine = hint ? (
    <span id={`${id}-hint`} className={css.hint}>
      {hint}
    </span>
  ) : null;
  return (
    <div className={css.field({ layout })} data-fault={error ? '' : undefined}>
      <div className={css.head({ layout, hidden: hideLabel })}>
        <Label id={state.labelId} className={css.label} htmlFor={group ? undefined : id}>
          {label}
          {required ? (
            <span className={css.star} aria-hidden>
              *
            </span>
          ) : null}
          {changed ? (
            <span className={css.changed} title={fieldCopy.unsaved}>
              <VisuallyHidden>{fieldCopy.unsaved}</VisuallyHidden>
            </span>
          ) : null}
        </Label>
        {besideHint ? hintLine : null}
      </div>
      <div className={layout === 'beside' ? `${css.body} ${css.beside}` : css.body}>
        <FieldContext.Provider value={state}>{children}</FieldContext.Provider>
        {besideHint ? null : hintLine}
        <span role="alert">
          {error ? (
            <span id={`${id}-error`} className={css.error}>
              <Icon of={CircleAlert} size="sm" />
              {error}
            </span>
          ) : null}
        </span>
      </div>
    </div>
  );
}
