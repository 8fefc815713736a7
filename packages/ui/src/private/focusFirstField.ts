/**
 * On opening, focus goes to the first field, or to the panel itself: never to the close button or radix's hidden radio
 * inputs.
 */
export function focusFirstField(event: Event) {
  const panel = event.currentTarget;
  if (!(panel instanceof HTMLElement)) return;
  const fields = panel.querySelectorAll<HTMLElement>(
    'input:not(:disabled, [aria-hidden]), textarea:not(:disabled), [role="combobox"]:not(:disabled)',
  );
  const first = [...fields].find((field) => field.getClientRects().length > 0);
  event.preventDefault();
  (chosenOf(first, panel) ?? panel).focus();
}

/** In a group of radios the focus goes to the chosen one. */
function chosenOf(field: HTMLElement | undefined, panel: HTMLElement) {
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return field;
  const name = CSS.escape(field.name);
  return panel.querySelector<HTMLElement>(`input[type="radio"][name="${name}"]:checked:not(:disabled)`) ?? field;
}
