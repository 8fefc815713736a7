import { assignInlineVars } from '@vanilla-extract/dynamic';
import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
} from 'react';
import { useField } from '../Field/FieldContext.tsx';
import { Markdown } from '../Markdown/Markdown.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Counter } from '../TextInput/Counter.tsx';
import { growArea } from '../private/growArea.ts';
import { applyEdit } from './applyEdit.ts';
import { continueList, link, mark, wrap, type Edit, type Selected } from './edits.ts';
import { EditorToolbar, type Command } from './EditorToolbar.tsx';
import * as css from './MarkdownEditor.css.ts';
import { useImageUpload } from './useImageUpload.ts';
import { markdownEditorCopy } from './copy.ts';

export interface MarkdownEditorProps {
  /** Markdown, as it is stored. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Names the control where no Field does. */
  label?: string;
  name?: string;
  placeholder?: string;
  /** Characters, counted in code points. The text is never cut. @default 3000 */
  limit?: number;
  /** Rows it starts with. @default 8 */
  rows?: number;
  /** Stores a png or jpg and gives its address. Left out, pictures are not offered. */
  onUpload?: (file: File) => Promise<string>;
  /** Bytes of one picture. @default 10 MiB */
  imageLimit?: number;
  /** Pictures are on their way: the moment not to save. */
  onBusyChange?: (busy: boolean) => void;
  /** Hosts besides the page's own whose pictures the preview shows; must not change. */
  imageHosts?: readonly string[];
  disabled?: boolean;
  readOnly?: boolean;
}

const edits: Record<Exclude<Command, 'image'>, (selected: Selected) => Edit> = {
  bold: (selected) => wrap(selected, '**', markdownEditorCopy.bold),
  italic: (selected) => wrap(selected, '*', markdownEditorCopy.italic),
  heading: (selected) => mark(selected, 'heading'),
  list: (selected) => mark(selected, 'list'),
  numbers: (selected) => mark(selected, 'numbers'),
  link,
};
const shortcuts: Record<string, Exclude<Command, 'image'>> = { b: 'bold', i: 'italic', k: 'link' };

const cannotUpload = () => Promise.reject(new Error('no upload'));

/** Longer text with headings, lists, links and pictures, written in Markdown with a live preview. Load it lazily. */
export const MarkdownEditor = forwardRef<HTMLTextAreaElement, MarkdownEditorProps>(function MarkdownEditor(
  {
    value,
    onChange,
    label,
    limit = 3000,
    rows = 8,
    onUpload,
    imageLimit = 10 * 1024 * 1024,
    onBusyChange,
    imageHosts,
    ...rest
  },
  ref,
) {
  const field = useField();
  const statusId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => area.current!, []);
  const [preview, setPreview] = useState(false);
  const [over, setOver] = useState(false);
  const { add, running, problem } = useImageUpload(() => area.current, {
    onUpload: onUpload ?? cannotUpload,
    imageLimit,
  });
  const still = rest.disabled || rest.readOnly || false;
  const takesFiles = onUpload !== undefined && !still;

  useLayoutEffect(() => growArea(area.current), [value]);
  const busy = running > 0;
  useEffect(() => onBusyChange?.(busy), [busy, onBusyChange]);

  const run = (edit: ((selected: Selected) => Edit | null) | undefined) => {
    const element = area.current;
    if (!element || !edit || still) return false;
    const change = edit({ text: element.value, start: element.selectionStart, end: element.selectionEnd });
    if (change) applyEdit(element, change);
    return change !== null;
  };
  const command = (name: Command) => {
    // A preview in the place of the source gives it back.
    if (area.current?.offsetParent === null) setPreview(false);
    if (name === 'image') chooser.current?.click();
    else requestAnimationFrame(() => run(edits[name]));
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
    const shortcut = (event.ctrlKey || event.metaKey) && !event.altKey ? shortcuts[event.key.toLowerCase()] : undefined;
    const plainEnter = event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey;
    if ((shortcut && run(edits[shortcut])) || (plainEnter && run(continueList))) event.preventDefault();
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    if (!takesFiles || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(inside);
  };
  return (
    <div className={css.frame}>
      <div
        role="presentation"
        className={css.box({ state: over ? 'over' : 'rest' })}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          if (takesFiles) add([...event.dataTransfer.files]);
        }}
      >
        <EditorToolbar
          onCommand={command}
          preview={preview}
          onPreview={() => setPreview(!preview)}
          images={onUpload !== undefined}
          disabled={still}
        />
        <div className={css.panes({ preview })}>
          <textarea
            {...field}
            {...rest}
            aria-describedby={[field['aria-describedby'], statusId].filter(Boolean).join(' ')}
            aria-label={label}
            ref={area}
            className={css.area({ preview })}
            style={assignInlineVars({ [css.least]: String(rows) })}
            value={value}
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={press}
            onPaste={(event) => {
              const files = [...event.clipboardData.files];
              if (!takesFiles || files.length === 0) return;
              event.preventDefault();
              add(files);
            }}
          />
          {preview ? (
            <section
              className={css.preview}
              style={assignInlineVars({ [css.least]: String(rows) })}
              aria-label={markdownEditorCopy.preview}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
              tabIndex={0}
            >
              {value.trim() === '' ? (
                <span className={css.nothing}>{markdownEditorCopy.empty}</span>
              ) : (
                <Markdown text={value} size="compact" imageHosts={imageHosts} />
              )}
            </section>
          ) : null}
        </div>
        <input
          ref={chooser}
          className={css.file}
          type="file"
          accept="image/png,image/jpeg"
          multiple
          tabIndex={-1}
          aria-label={markdownEditorCopy.chooseImage}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            event.target.value = '';
            add(files);
          }}
        />
      </div>
      <div className={css.foot}>
        <span id={statusId} role="status">
          {problem ? (
            <span className={css.problem}>{problem}</span>
          ) : busy ? (
            <span className={css.status}>
              <Spinner />
              {markdownEditorCopy.uploading(running)}
            </span>
          ) : null}
        </span>
        <Counter text={value} limit={limit} />
      </div>
    </div>
  );
});
