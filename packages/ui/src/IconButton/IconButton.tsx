import { forwardRef } from 'react';
import { button } from '../Button/Button.css.ts';
import type { TriggerProps } from '../Button/Button.tsx';
import { Icon, type Glyph } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';

export interface IconButtonProps extends Omit<TriggerProps, 'aria-label'> {
  icon: Glyph;
  /** What it does: read out, and shown as the tooltip. */
  label: string;
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'danger';
  /** @default 'quiet' */
  emphasis?: 'solid' | 'soft' | 'outline' | 'quiet';
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** @default 'square' */
  shape?: 'square' | 'round';
  pending?: boolean;
  disabled?: boolean;
  /** A toggle that is on. */
  pressed?: boolean;
  /** @default 'button' */
  type?: 'button' | 'submit';
  onPress?: () => void;
}

/** A button whose meaning an icon carries alone; the label is not optional. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  {
    icon,
    label,
    tone = 'neutral',
    emphasis = 'quiet',
    size = 'md',
    shape = 'square',
    pending = false,
    disabled = false,
    pressed,
    type = 'button',
    onPress,
    ...rest
  },
  ref,
) {
  return (
    <button
      {...(onPress && !pending ? { onClick: () => onPress() } : {})}
      {...rest}
      ref={ref}
      type={type}
      className={button({ tone, emphasis, size, shape })}
      disabled={disabled}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      title={label}
    >
      {pending ? <Spinner /> : <Icon of={icon} size={size === 'sm' ? 'sm' : 'md'} />}
    </button>
  );
});
