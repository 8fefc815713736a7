import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { useField } from '../Field/FieldContext.tsx';
import { affix, box, endButton, input } from '../TextInput/TextInput.css.ts';
import { Icon, type Glyph } from '../Icon/Icon.tsx';
import { code, shown } from './CopyField.css.ts';
import { copyFieldCopy } from './copy.ts';

export interface CopyFieldProps {
  /** What is shown and lands on the clipboard. */
  value: string;
  /** Names the box where no Field does. */
  label?: string;
  /** Says what the button copies. @default '复制' */
  action?: string;
  /** @default '复制成功' */
  success?: string;
  /** @default '复制失败' */
  failure?: string;
  /** Icon alone, or icon and words. @default 'icon' */
  look?: 'icon' | 'words';
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  icon?: Glyph;
  onCopy?: () => void;
}

/** A value to take away: readable, selected as a whole on focus, copied by the button at its end. */
export function CopyField({
  value,
  label,
  action = copyFieldCopy.copy,
  success,
  failure,
  look = 'icon',
  size = 'md',
  icon,
  onCopy,
}: CopyFieldProps) {
  const field = useField();
  const button = {
    text: value,
    label: action,
    ...(success ? { success } : {}),
    ...(failure ? { failure } : {}),
    ...(onCopy ? { onCopy } : {}),
  };
  return (
    <span className={code({ look })}>
      <span className={box({ size })}>
        {icon ? (
          <span className={affix}>
            <Icon of={icon} size="sm" />
          </span>
        ) : null}
        <input
          {...field}
          className={`${input} ${shown}`}
          value={value}
          aria-label={label}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.target.select()}
        />
        {look === 'icon' ? (
          <span className={endButton}>
            <CopyButton {...button} size="sm" />
          </span>
        ) : null}
      </span>
      {look === 'words' ? <CopyButton {...button} look="words" size={size} /> : null}
    </span>
  );
}
