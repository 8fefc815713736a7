import { createContext, useContext, useId } from 'react';

export interface FieldState {
  id: string;
  describedBy: string | undefined;
  labelId: string;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldState | null>(null);

/** What a control inside a Field must carry; outside of one it gets an id of its own. */
export function useField() {
  const own = useId();
  const field = useContext(FieldContext);
  return {
    id: field?.id ?? own,
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
