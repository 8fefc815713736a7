import type { ReactNode } from 'react';
import { Icon, type Glyph } from '../Icon/Icon.tsx';
import { CircleAlert, CircleCheck, CircleX, Info } from '../icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { line, words } from './InlineMessage.css.ts';

export interface InlineMessageProps {
  children: ReactNode;
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | 'pending';
  /** The way out, where the thing was. */
  action?: ReactNode;
}

const icons: Record<Exclude<NonNullable<InlineMessageProps['tone']>, 'pending'>, Glyph> = {
  info: Info,
  success: CircleCheck,
  warning: CircleAlert,
  danger: CircleX,
};

/** One line that says what happened at this place. */
export function InlineMessage({ children, tone = 'info', action }: InlineMessageProps) {
  return (
    <span className={line} role={tone === 'danger' ? 'alert' : 'status'}>
      <span className={words}>
        {tone === 'pending' ? <Spinner /> : <Icon of={icons[tone]} size="sm" tone={tone} />}
        {children}
      </span>
      {action}
    </span>
  );
}
