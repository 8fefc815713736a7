import { forwardRef, type ReactNode } from 'react';
import { useField } from '../Field/FieldContext.tsx';
import { Icon, type Glyph } from '../Icon/Icon.tsx';
import { Counter, lengthOf } from './Counter.tsx';
import { affix, box, endButton, input, prefix as prefixStyle } from './TextInput.css.ts';

export interface TextInputProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Called on Enter, outside a word that an input method is still composing. */
  onEnter?: () => void;
  /** Names the control where no Field does. */
  label?: string;
  name?: string;
  placeholder?: string;
  /** @default 'text' */
  type?: 'text' | 'password' | 'tel' | 'email' | 'url' | 'search';
  /** The on-screen keyboard. */
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'url' | 'search';
  /** What the browser may fill in. */
  autoComplete?: string;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  disabled?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
  /** Shows a counter in code points. The text is never cut. */
  limit?: number;
  /** With a `limit`, more than that cannot be typed. @default false */
  strict?: boolean;
  icon?: Glyph;
  /** Words before the text, e.g. +86. */
  prefix?: string;
  /** Words or a small button at the end of the box. */
  end?: ReactNode;
}

/** One line of text. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(
  { value, onChange, onEnter, label, type = 'text', size = 'md', limit, strict = false, icon, prefix, end, ...rest },
  ref,
) {
  const field = useField();
  return (
    <span className={box({ size })}>
      {icon ? (
        <span className={affix}>
          <Icon of={icon} size="sm" />
        </span>
      ) : null}
      {prefix ? <span className={prefixStyle}>{prefix}</span> : null}
      <input
        {...field}
        {...rest}
        ref={ref}
        className={input}
        type={type}
        value={value}
        aria-label={label}
        // The browser counts code units: a character outside of the basic plane has two.
        maxLength={strict && limit !== undefined ? limit + value.length - lengthOf(value) : undefined}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={
          onEnter
            ? (event) => {
                if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter();
              }
            : undefined
        }
      />
      {limit === undefined ? null : <Counter text={value} limit={limit} />}
      {end ? <span className={endButton}>{end}</span> : null}
    </span>
  );
});
