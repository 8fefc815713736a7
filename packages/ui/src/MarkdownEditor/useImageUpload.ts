import { useEffect, useRef, useState } from 'react';
import { applyEdit } from './applyEdit.ts';
import { insertBlock } from './edits.ts';
import { markdownEditorCopy } from './copy.ts';

export interface ImageUpload {
  /** Stores a picture and gives its address; rejects when it could not. */
  onUpload: (file: File) => Promise<string>;
  /** Bytes. */
  imageLimit: number;
}

const kinds = ['image/png', 'image/jpeg'];

/** What may stand between the brackets of a picture. */
const altOf = (name: string) =>
  name
    .replace(/\.[^.]*$/, '')
    .replace(/[[\]\\\n]/g, ' ')
    .trim();

function problemOf({ name, type, size }: File, limit: number): string | null {
  if (!kinds.includes(type)) return markdownEditorCopy.wrongKind(name);
  if (size === 0) return markdownEditorCopy.noBytes(name);
  return size > limit ? markdownEditorCopy.tooLarge(name, Math.round(limit / 1024 / 1024)) : null;
}

/** Uploads pictures into the text: a placeholder stands where the picture will be, and moves with what is written around it. */
export function useImageUpload(area: () => HTMLTextAreaElement | null, { onUpload, imageLimit }: ImageUpload) {
  const [running, setRunning] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const count = useRef(0);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const replace = (placeholder: string, insert: string) => {
    const field = area();
    const from = field?.value.indexOf(placeholder) ?? -1;
    if (!field || from < 0) return;
    const { selectionStart, selectionEnd } = field;
    const moved = (at: number) => (at > from ? Math.max(from, at + insert.length - placeholder.length) : at);
    const focus = document.activeElement;
    applyEdit(field, {
      from,
      to: from + placeholder.length,
      insert,
      start: moved(selectionStart),
      end: moved(selectionEnd),
    });
    if (focus instanceof HTMLElement && focus !== field) focus.focus();
  };
  const send = async (file: File) => {
    const field = area();
    const wrong = problemOf(file, imageLimit);
    setProblem(wrong);
    if (!field || wrong) return;
    const placeholder = `![${altOf(file.name)}](${markdownEditorCopy.placeholder(++count.current)})`;
    const { value: text, selectionStart: start, selectionEnd: end } = field;
    applyEdit(field, insertBlock({ text, start, end }, placeholder));
    setRunning((before) => before + 1);
    try {
      const url = await onUpload(file);
      if (!gone.current) replace(placeholder, `![${altOf(file.name)}](${url})`);
    } catch {
      if (gone.current) return;
      replace(placeholder, '');
      setProblem(markdownEditorCopy.failed(file.name));
    } finally {
      setRunning((before) => before - 1);
    }
  };
  const add = (files: readonly File[]) => {
    for (const file of files) void send(file);
  };
  return { add, running, problem };
}
