import { forwardRef, useState } from 'react';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Eye, EyeOff } from '../icons.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import { maskSecret } from './maskSecret.ts';
import { tools } from './SecretField.css.ts';
import { secretFieldCopy } from './copy.ts';

export interface SecretFieldProps {
  value: string;
  /** Left out, the secret can be read and copied but not changed. */
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Names the control where no Field does. */
  label?: string;
  name?: string;
  placeholder?: string;
  /** What is said when copying fails. @default '复制失败' */
  failure?: string;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  disabled?: boolean;
}

const nothing = () => undefined;

/** A key or token: hidden until a button shows it; it can be copied while hidden. */
export const SecretField = forwardRef<HTMLInputElement, SecretFieldProps>(function SecretField(
  { value, onChange, failure, disabled, ...rest },
  ref,
) {
  const [shown, setShown] = useState(false);
  const fixed = onChange === undefined;
  return (
    <TextInput
      {...rest}
      ref={ref}
      // A secret that cannot be changed shows its last characters, so that people can tell keys apart. A password field
      // could not do that.
      type={shown || fixed ? 'text' : 'password'}
      value={shown || !fixed ? value : maskSecret(value)}
      onChange={onChange ?? nothing}
      readOnly={fixed}
      disabled={disabled}
      // No password manager may offer to keep it.
      autoComplete="off"
      end={
        value === '' || disabled ? null : (
          <span className={tools}>
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={shown ? secretFieldCopy.hide : secretFieldCopy.show}
              size="sm"
              onPress={() => setShown(!shown)}
            />
            <CopyButton text={value} failure={failure} size="sm" />
          </span>
        )
      }
    />
  );
});
