/** Puts text on the clipboard; false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection({ 'text/plain': text });
  }
}

/** As `copyForms`, for pages that came over plain http, which have no `navigator.clipboard`. Needs a press a moment before. */
export function copyBySelection(forms: Record<string, string>): boolean {
  const give = (event: ClipboardEvent) => {
    for (const [type, content] of Object.entries(forms)) event.clipboardData?.setData(type, content);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Something has to be selected. A range leaves the focus where it is, which dialogs would take back from a field.
  const selection = getSelection();
  const before = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  const mark = document.createElement('span');
  mark.textContent = '.';
  mark.style.position = 'fixed';
  mark.style.opacity = '0';
  mark.style.userSelect = 'text';
  (document.activeElement?.closest('dialog') ?? document.body).append(mark);
  selection?.selectAllChildren(mark);
  addEventListener('copy', give, true);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    removeEventListener('copy', give, true);
    mark.remove();
    selection?.removeAllRanges();
    if (before) selection?.addRange(before);
  }
}
