const fault = '[aria-invalid="true"]';

/**
 * A form that refuses what it was sent puts the focus on its first faulty field, unless it has put it on one itself.
 * Returns what ends that.
 */
export const focusFaults = (): (() => void) => {
  const look = (form: HTMLFormElement) => {
    if (document.activeElement?.closest(fault)) return;
    const first = form.querySelector<HTMLElement>(fault);
    // A group takes it on its first choice.
    (first?.querySelector<HTMLElement>('[role="radio"]') ?? first)?.focus();
  };
  const sent = ({ target }: Event) => {
    // A turn later the form has drawn what is wrong.
    if (target instanceof HTMLFormElement) setTimeout(() => look(target));
  };
  addEventListener('submit', sent);
  return () => removeEventListener('submit', sent);
};
