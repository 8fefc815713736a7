import { forwardRef, useImperativeHandle, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icon, type Glyph } from '../Icon/Icon.tsx';
import { ArrowUp } from '../icons.ts';
import { growArea } from '../private/growArea.ts';
import { area, composer, held, quick, row, send, start, stop } from './Composer.css.ts';
import { composerCopy } from './copy.ts';
import type { ComposerMenuState } from './ComposerMenu.tsx';

export interface ComposerHandle {
  focus: () => void;
}

export interface ComposerProps {
  value: string;
  onChange: (text: string) => void;
  /** The text without the blanks around it; the caller clears `value` once it is accepted. */
  onSend: (text: string) => void;
  /** Enter on blank text: the caller says 不能发送空白信息. */
  onBlank?: () => void;
  /** While `answering` the send button is the stop button, in the same place and size. */
  phase: 'idle' | 'answering' | 'disabled';
  /** Stops the answer under way. */
  onStop?: () => void;
  /** @default '输入问题，Enter发送，Shift+Enter换行' */
  placeholder?: string;
  /** @default '问题' */
  label?: string;
  /** What goes along with the question, above it: Tags that can be removed. */
  attachments?: ReactNode;
  /** QuickLinks at the start of the lower row, or a short note. */
  quickLinks?: ReactNode;
  /** Small buttons before the send button. */
  tools?: ReactNode;
  autoFocus?: boolean;
  /** The list that stands above it (ComposerMenu). */
  menu?: ComposerMenuState | undefined;
  /** Keys go here first, but for those that an input method takes; answers whether one was taken. */
  onKey?: (event: KeyboardEvent) => boolean;
}

/** The key code that Chromium and Safari report while an input method is composing. */
const composingKeyCode = 229;

/**
 * Where questions are written: one to ten rows, Enter sends, Shift+Enter breaks, nothing is sent while an input method
 * composes.
 */
export const Composer = forwardRef<ComposerHandle, ComposerProps>(function Composer(
  {
    value,
    onChange,
    onSend,
    onBlank,
    phase,
    onStop,
    placeholder = composerCopy.placeholder,
    label = composerCopy.label,
    attachments,
    quickLinks,
    tools,
    autoFocus,
    menu,
    onKey,
  },
  ref,
) {
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), []);
  useLayoutEffect(() => growArea(field.current), [value]);
  const answering = phase === 'answering';
  const blank = value.trim() === '';
  const submit = () => {
    if (phase !== 'idle') return;
    if (blank) onBlank?.();
    else onSend(value.trim());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === composingKeyCode) return;
    if (onKey?.(event)) {
      event.preventDefault();
      return;
    }
    if (event.key === 'Escape' && answering) onStop?.();
    if (event.key !== 'Enter' || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    submit();
  };
  return (
    <div
      className={composer({ state: phase === 'disabled' ? 'disabled' : 'ready' })}
      onPointerDown={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        field.current?.focus();
      }}
    >
      {attachments ? <div className={held}>{attachments}</div> : null}
      <textarea
        ref={field}
        className={area}
        rows={1}
        value={value}
        aria-label={label}
        {...(menu && {
          // A box of several lines may not be called a combobox (ARIA in HTML); these are what it may say.
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
          'aria-controls': menu.id,
          'aria-activedescendant': menu.active,
        })}
        placeholder={placeholder}
        disabled={phase === 'disabled'}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the chat page has one purpose; phones leave it off
        autoFocus={autoFocus}
        enterKeyHint="send"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={row}>
        <div className={start}>{quickLinks}</div>
        {tools}
        <button
          type="button"
          className={send}
          aria-label={answering ? composerCopy.stop : composerCopy.send}
          title={answering ? composerCopy.stopHint : composerCopy.sendHint}
          aria-disabled={!answering && (blank || phase === 'disabled') ? true : undefined}
          onClick={() => (answering ? onStop?.() : submit())}
        >
          {answering ? <span className={stop} /> : <Icon of={ArrowUp} />}
        </button>
      </div>
    </div>
  );
});

export interface QuickLinkProps {
  icon: Glyph;
  children: string;
  onPress: () => void;
}

/** A button in the composer's lower row, such as 人工咨询方式. */
export function QuickLink({ icon, children, onPress }: QuickLinkProps) {
  return (
    <button type="button" className={quick} onClick={() => onPress()}>
      <Icon of={icon} size="sm" />
      {children}
    </button>
  );
}
