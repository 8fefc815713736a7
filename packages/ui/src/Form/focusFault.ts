const controls =
  'input:not(:disabled, [aria-hidden="true"]), textarea:not(:disabled), button:not(:disabled), [contenteditable="true"], [tabindex="0"]';

/** Where one goes on in a faulty field: its control, or of a group the chosen one, else the first. */
function controlOf(field: HTMLElement): HTMLElement | null {
  const faulty = field.querySelector<HTMLElement>('[aria-invalid="true"]') ?? field;
  if (faulty.matches(controls)) return faulty;
  return faulty.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]') ?? faulty.querySelector(controls);
}

/**
 * Puts the focus on the first field of a form that is drawn with an error: now or, where the check takes time, once it
 * is; never while somebody goes on typing. Returns what ends the wait.
 */
export function focusFault(form: HTMLFormElement): () => void {
  const look = () => {
    const fields = [...form.querySelectorAll<HTMLElement>('[data-fault]')];
    const first = fields.find((field) => field.getClientRects().length > 0);
    if (!first) return;
    end();
    controlOf(first)?.focus();
  };
  const drawn = new MutationObserver(look);
  // What the form itself says of this submission is drawn by then.
  const timer = setTimeout(look);
  const end = () => {
    clearTimeout(timer);
    drawn.disconnect();
    form.removeEventListener('input', end);
  };
  drawn.observe(form, { subtree: true, childList: true, attributeFilter: ['data-fault'] });
  form.addEventListener('input', end);
  return end;
}
