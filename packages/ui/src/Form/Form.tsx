import { useRef, type ReactNode } from 'react';
import { focusFault } from './focusFault.ts';

export interface FormProps {
  children: ReactNode;
  /** For a button that stands outside of it. */
  id?: string;
  /** Checks and sends; the browser sends nothing. */
  onSubmit: () => void;
}

/** Fields that are sent together. Whoever sends wrong ones goes on at the first Field with an error. */
export function Form({ children, id, onSubmit }: FormProps) {
  const endWait = useRef<() => void>(undefined);
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React tells of a form in a dialog of this one here too.
        if (event.target !== event.currentTarget) return;
        endWait.current?.();
        onSubmit();
        endWait.current = focusFault(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}
