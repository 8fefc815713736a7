/** Puts the focus on a settings field by the name of its control; a wrong group without one takes it on its first choice. */
export const focusField = (name: string): void => {
  const control =
    document.querySelector<HTMLElement>(`form [name="${name}"]`) ??
    document.querySelector<HTMLElement>('form [role="radiogroup"][aria-invalid="true"] [role="radio"]');
  control?.focus();
};
