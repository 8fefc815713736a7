import { assignInlineVars } from '@vanilla-extract/dynamic';
import { forwardRef, useImperativeHandle, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useField } from '../Field/FieldContext.tsx';
import { Counter } from '../TextInput/Counter.tsx';
import { box } from '../TextInput/TextInput.css.ts';
import { growArea } from '../private/growArea.ts';
import { area, foot, frame, least, most, tall } from './TextArea.css.ts';

export interface TextAreaProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Names the control where no Field does. */
  label?: string;
  name?: string;
  placeholder?: string;
  /** Rows it starts with. @default 3 */
  rows?: number;
  /** Rows it grows to before it scrolls. @default 10 */
  maxRows?: number;
  /** Shows a counter in code points. The text is never cut. */
  limit?: number;
  /** A small control under the box, across from the counter. */
  below?: ReactNode;
  disabled?: boolean;
  readOnly?: boolean;
}

/** Several lines of text; grows with what is written, from `rows` to `maxRows`, then scrolls. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { value, onChange, label, rows = 3, maxRows = 10, limit, below, ...rest },
  ref,
) {
  const field = useField();
  const element = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => element.current!, []);
  useLayoutEffect(() => growArea(element.current), [value]);
  return (
    <span className={frame}>
      <span className={`${box({})} ${tall}`}>
        <textarea
          {...field}
          {...rest}
          ref={element}
          className={area}
          value={value}
          rows={rows}
          aria-label={label}
          spellCheck={false}
          style={assignInlineVars({ [least]: String(rows), [most]: String(Math.max(rows, maxRows)) })}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      {limit === undefined && !below ? null : (
        <span className={foot}>
          <span>{below}</span>
          {limit === undefined ? null : <Counter text={value} limit={limit} />}
        </span>
      )}
    </span>
  );
});
