import { forwardRef, useImperativeHandle, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useField, useFieldGroup } from '../Field/FieldContext.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { X } from '../icons.ts';
import { box } from '../TextInput/TextInput.css.ts';
import * as css from './TagInput.css.ts';
import { plainMessages, separator, takeTags, type TagMessages } from './tagRules.ts';
import { tagInputCopy } from './copy.ts';

export interface TagInputProps {
  /** Trimmed, each once, in the order they were added. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  /** Names the control where no Field does. */
  label?: string;
  name?: string;
  placeholder?: string;
  /** The most there may be. @default 5 */
  max?: number;
  /** Tags that cannot be taken away. @default 0 */
  min?: number;
  /** Characters in one tag. @default 20 */
  limit?: number;
  /** The words for a refused tag, where the plain ones do not do. */
  messages?: Partial<TagMessages>;
  disabled?: boolean;
  readOnly?: boolean;
}

/** A few short words, each once. Enter, a comma or leaving the field adds what is typed; a paste may bring several. */
export const TagInput = forwardRef<HTMLInputElement, TagInputProps>(function TagInput(
  { value, onChange, onBlur, label, name, placeholder, max = 5, min = 0, limit = 20, messages, disabled, readOnly },
  ref,
) {
  const field = useField();
  const group = useFieldGroup();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => input.current!, []);
  const [draft, setDraft] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const words: TagMessages = { ...plainMessages, ...messages };
  const problemId = `${field.id}-problem`;
  const still = disabled || readOnly;

  const take = (parts: readonly string[], keep = '') => {
    const taken = takeTags(value, parts, { max, limit, messages: words });
    if (taken.tags.length > value.length) onChange(taken.tags);
    setDraft(taken.rest || keep);
    setProblem(taken.problem);
  };
  const write = (text: string, composing: boolean) => {
    const parts = text.split(separator);
    if (composing || parts.length === 1) {
      setDraft(text);
      setProblem(null);
    } else {
      take(parts.slice(0, -1), parts.at(-1));
    }
  };
  const focusTag = (index: number) => {
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index] ?? input.current)?.focus();
  };
  const remove = (index: number) => {
    if (value.length <= min) {
      setProblem(words.tooFew(min));
      return;
    }
    setProblem(null);
    onChange(value.filter((_, at) => at !== index));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes, Enter confirms its word and adds no tag. Safari reports this by the key code
    // only.
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
    const atStart = event.currentTarget.selectionStart === 0 && event.currentTarget.selectionEnd === 0;
    if (event.key === 'Enter' && draft.trim() !== '') {
      event.preventDefault();
      take(draft.split(separator));
    } else if (event.key === 'Backspace' && draft === '' && value.length > 0) {
      remove(value.length - 1);
    } else if (event.key === 'ArrowLeft' && atStart && value.length > 0) {
      event.preventDefault();
      focusTag(value.length - 1);
    }
  };
  const pressOnTag = (event: KeyboardEvent, index: number) => {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => focusTag(Math.max(0, index - 1)),
      ArrowRight: () => focusTag(index + 1),
      Home: () => focusTag(0),
      End: () => input.current?.focus(),
      Delete: () => removeFrom(index),
      Backspace: () => removeFrom(index),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  /** Removes a tag. The focus moves to the previous tag, or to the text field when there is none. */
  const removeFrom = (index: number) => {
    remove(index);
    if (value.length > min) focusTag(index > 0 ? index - 1 : value.length);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!separator.test(text)) return;
    event.preventDefault();
    take(`${draft}${text}`.split(separator));
  };
  return (
    <span className={css.frame}>
      <span
        className={`${box({})} ${css.field}`}
        role="group"
        aria-label={label}
        aria-labelledby={label ? undefined : group['aria-labelledby']}
        onPointerDown={(event) => {
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          input.current?.focus();
        }}
      >
        <ul ref={list} className={css.tags}>
          {value.map((tag, index) => (
            <li key={tag} className={css.tag} title={tag} data-still={still || undefined}>
              <span className={css.word}>{tag}</span>
              {still ? null : (
                <button
                  type="button"
                  tabIndex={-1}
                  className={css.remove}
                  aria-label={tagInputCopy.remove(tag)}
                  onClick={() => removeFrom(index)}
                  onKeyDown={(event) => pressOnTag(event, index)}
                >
                  <Icon of={X} size="xs" />
                </button>
              )}
            </li>
          ))}
        </ul>
        <input
          {...field}
          aria-describedby={
            [field['aria-describedby'], problem ? problemId : ''].filter(Boolean).join(' ') || undefined
          }
          aria-invalid={problem ? true : field['aria-invalid']}
          aria-label={label}
          ref={input}
          name={name}
          className={css.input}
          type="text"
          enterKeyHint="enter"
          autoComplete="off"
          spellCheck={false}
          value={draft}
          placeholder={value.length === 0 ? placeholder : undefined}
          disabled={disabled}
          readOnly={readOnly}
          onChange={(event) => write(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
          onCompositionEnd={(event) => write(event.currentTarget.value, false)}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => {
            if (draft.trim() !== '') take(draft.split(separator));
            onBlur?.();
          }}
        />
      </span>
      <span className={css.foot}>
        <span id={problemId} role="alert" className={css.problem}>
          {problem}
        </span>
        <span className={css.count}>
          {value.length} / {max}
        </span>
      </span>
    </span>
  );
});
