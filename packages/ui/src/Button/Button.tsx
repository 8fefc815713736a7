import { forwardRef, type AriaAttributes, type ReactNode } from 'react';
import { Icon, type Glyph } from '../Icon/Icon.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { button, label, over, veiled } from './Button.css.ts';

/** Attributes that menus, dialogs and tooltips set on the button that opens them. */
export interface TriggerProps extends Pick<
  AriaAttributes,
  'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'aria-describedby' | 'aria-pressed' | 'aria-label'
> {
  id?: string;
}

export interface ButtonProps extends TriggerProps {
  children: ReactNode;
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'danger';
  /** One `solid` per region. @default 'outline' */
  emphasis?: 'solid' | 'soft' | 'outline' | 'quiet';
  /** 28, 36 or 44 px high. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  icon?: Glyph;
  /** An icon after the words that shows where the button leads, such as an arrow. */
  trailingIcon?: Glyph;
  /** Work is under way: keeps width, name and focus, ignores presses. */
  pending?: boolean;
  disabled?: boolean;
  /** Why it cannot be pressed. A button with a reason stays reachable, so that the reason can be read. */
  reason?: string;
  /** Takes the whole width. */
  block?: boolean;
  /** Becomes a link. */
  href?: string;
  /** With `href`: opens a new tab. */
  external?: boolean;
  /** @default 'button' */
  type?: 'button' | 'submit';
  /** The form it submits when it stands outside of it. */
  form?: string;
  onPress?: () => void;
}

/** The one way to act. For a passage to another page inside text use Link. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    children,
    tone = 'neutral',
    emphasis = 'outline',
    size = 'md',
    icon,
    trailingIcon,
    pending = false,
    disabled = false,
    reason,
    block = false,
    href,
    external,
    type = 'button',
    onPress,
    ...rest
  },
  ref,
) {
  const linked = href !== undefined && !disabled && reason === undefined;
  const words = typeof children === 'string' && !icon && !trailingIcon && !pending && !linked;
  const className = look(tone, emphasis, size, words ? (block ? 'wordsBlock' : 'words') : block ? 'block' : 'label');
  const content = words ? (
    children
  ) : (
    <>
      {icon ? <Icon of={icon} size="sm" /> : null}
      <span className={label}>{children}</span>
      {trailingIcon ? <Icon of={trailingIcon} size="sm" /> : null}
    </>
  );
  if (linked) {
    return (
      <Anchor
        href={href}
        className={className}
        target={external ? '_blank' : undefined}
        aria-label={rest['aria-label']}
        onClick={onPress}
      >
        {content}
      </Anchor>
    );
  }
  const blocked = pending || reason !== undefined;
  return (
    <button
      {...press(onPress, blocked)}
      {...rest}
      ref={ref}
      type={type}
      className={className}
      disabled={disabled && reason === undefined}
      aria-disabled={blocked || undefined}
      aria-busy={pending || undefined}
      title={reason}
    >
      {pending ? (
        <>
          <span className={veiled}>{content}</span>
          <span className={over}>
            <Spinner />
          </span>
        </>
      ) : (
        content
      )}
    </button>
  );
});

type Shape = 'label' | 'words' | 'block' | 'wordsBlock';

const looks = new Map<string, string>();

/** The class names of one variation, put together once. */
function look(
  tone: NonNullable<ButtonProps['tone']>,
  emphasis: NonNullable<ButtonProps['emphasis']>,
  size: NonNullable<ButtonProps['size']>,
  shape: Shape,
): string {
  const key = tone + emphasis + size + shape;
  let classNames = looks.get(key);
  if (classNames === undefined) looks.set(key, (classNames = button({ tone, emphasis, size, shape })));
  return classNames;
}

/** A blocked submit button must not send its form either. */
function press(onPress: (() => void) | undefined, blocked: boolean) {
  if (blocked) return { onClick: (event: { preventDefault: () => void }) => event.preventDefault() };
  return onPress ? { onClick: () => onPress() } : {};
}
