import { createContext, useContext, useId } from 'react';

export interface FieldState {
  id: string;
  describedBy: string | undefined;
  labelId: string;
  invalid: boolean;
  required: boolean;
  /** Several controls share the field, so none of them bears its id. */
  group: boolean;
}

export const FieldContext = createContext<FieldState | null>(null);

/** The attributes that link a control to its Field; outside of a Field only an id. */
export function useField() {
  const own = useId();
  const field = useContext(FieldContext);
  return {
    id: field && !field.group ? field.id : own,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
    'aria-required': field?.required || undefined,
  } as const;
}

/** For groups of radios, which are named by the label's text instead of `for`. */
export function useFieldGroup() {
  const field = useContext(FieldContext);
  return {
    'aria-labelledby': field?.labelId,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
    'aria-required': field?.required || undefined,
  } as const;
}
