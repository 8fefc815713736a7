import { forwardRef } from 'react';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

export interface PhoneInputProps extends Omit<
  TextInputProps,
  'type' | 'inputMode' | 'limit' | 'icon' | 'prefix' | 'autoComplete'
> {}

/** A mainland mobile number: keeps the eleven digits, drops spaces, hyphens and a leading +86 that a paste brings. */
export const PhoneInput = forwardRef<HTMLInputElement, PhoneInputProps>(function PhoneInput(
  { onChange, ...rest },
  ref,
) {
  return (
    <TextInput
      {...rest}
      ref={ref}
      prefix="+86"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      onChange={(text) => onChange(phoneDigits(text))}
    />
  );
});

function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const national = /^\s*\+?86/.test(text) && digits.length > 11 ? digits.slice(2) : digits;
  return national.slice(0, 11);
}
