import { forwardRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Eye, EyeOff } from '../icons.ts';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { passwordInputCopy } from './copy.ts';

export interface PasswordInputProps extends Omit<
  TextInputProps,
  'type' | 'end' | 'limit' | 'icon' | 'inputMode' | 'autoComplete'
> {
  /** Whether the browser offers a stored password or a new one. @default 'current' */
  purpose?: 'current' | 'new';
}

/** A password, with a button that shows it. */
export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(function PasswordInput(
  { purpose = 'current', ...rest },
  ref,
) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...rest}
      ref={ref}
      type={shown ? 'text' : 'password'}
      autoComplete={purpose === 'new' ? 'new-password' : 'current-password'}
      end={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? passwordInputCopy.hide : passwordInputCopy.show}
          size="sm"
          disabled={rest.disabled}
          onPress={() => setShown(!shown)}
        />
      }
    />
  );
});
