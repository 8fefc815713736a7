import type { Edit } from './edits.ts';

/** Writes an edit into the field as if it were typed: React hears of it, and the browser can undo it. */
export function applyEdit(area: HTMLTextAreaElement, edit: Edit) {
  area.focus();
  area.setSelectionRange(edit.from, edit.to);
  const typed =
    edit.insert === ''
      ? edit.from === edit.to || document.execCommand('delete')
      : document.execCommand('insertText', false, edit.insert);
  if (!typed) {
    area.setRangeText(edit.insert, edit.from, edit.to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(edit.start, edit.end);
}
