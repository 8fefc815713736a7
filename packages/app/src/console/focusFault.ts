const fault = '[aria-invalid="true"]';

/** Puts the focus on a form's first faulty field once it has drawn what is wrong, unless the form has put it on one itself. */
export const focusFault = (form: EventTarget | null) =>
  setTimeout(() => {
    if (!(form instanceof HTMLFormElement) || document.activeElement?.closest(fault)) return;
    const first = form.querySelector<HTMLElement>(fault);
    // A group takes it on its first choice.
    (first?.querySelector<HTMLElement>('[role="radio"]') ?? first)?.focus();
  });
