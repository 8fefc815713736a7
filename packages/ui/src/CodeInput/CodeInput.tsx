import { forwardRef, type ReactNode } from 'react';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

export interface CodeInputProps extends Omit<
  TextInputProps,
  'type' | 'inputMode' | 'limit' | 'icon' | 'autoComplete' | 'end'
> {
  /** Called once when the sixth digit is there. */
  onComplete?: (code: string) => void;
  /** Stands beside the box, usually a CountdownButton. */
  end?: ReactNode;
}

/** A six-digit code from a text message; phones offer it above the keyboard. */
export const CodeInput = forwardRef<HTMLInputElement, CodeInputProps>(function CodeInput(
  { onChange, onComplete, value, ...rest },
  ref,
) {
  return (
    <TextInput
      {...rest}
      ref={ref}
      value={value}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(text) => {
        const code = text.replace(/\D/g, '').slice(0, 6);
        onChange(code);
        if (code.length === 6 && code !== value) onComplete?.(code);
      }}
    />
  );
});
