import type { ReactNode } from 'react';
import { Icon, type Glyph } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CircleAlert, CircleCheck, CircleX, Info, X } from '../icons.ts';
import { banner, glyph, side, title as titleStyle, words } from './Banner.css.ts';
import { bannerCopy } from './copy.ts';
import { commonCopy } from '../private/copy.ts';

export interface BannerProps {
  children: ReactNode;
  title?: string;
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | 'accent';
  /** A small button: retry, renew, look. */
  action?: ReactNode;
  onClose?: () => void;
  /** `strip` runs along the top of a page. @default 'box' */
  shape?: 'box' | 'strip';
}

const icons: Record<NonNullable<BannerProps['tone']>, Glyph> = {
  info: Info,
  success: CircleCheck,
  warning: CircleAlert,
  danger: CircleX,
  accent: Info,
};

/** A lasting notice about the region it heads. For a passing one use toast, for one field use Field's error. */
export function Banner({ children, title, tone = 'info', action, onClose, shape = 'box' }: BannerProps) {
  return (
    <div className={banner({ tone, shape })} role={tone === 'danger' ? 'alert' : 'status'}>
      <span className={glyph}>
        <Icon of={icons[tone]} size="sm" tone={tone} />
      </span>
      <div className={words}>
        {title ? <span className={titleStyle}>{bannerCopy.headline(title)}</span> : null}
        {children}
      </div>
      {action || onClose ? (
        <span className={side}>
          {action}
          {onClose ? <IconButton icon={X} label={commonCopy.close} size="sm" onPress={onClose} /> : null}
        </span>
      ) : null}
    </div>
  );
}
