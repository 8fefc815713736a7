import type { ReactNode } from 'react';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { Icon, type Glyph } from '../Icon/Icon.tsx';
import { CircleCheck, CircleX, Compass, Lock } from '../icons.ts';
import * as css from './Result.css.ts';
import { commonCopy } from '../private/copy.ts';

export interface ResultProps {
  /** Which picture and tone: not found, no right, done, failed. */
  kind: 'notFound' | 'denied' | 'success' | 'error';
  title: string;
  children?: ReactNode;
  /** One button, and at most one quiet link. */
  actions?: ReactNode;
  /** Shown small and copyable, for a report. */
  requestId?: string;
}

const looks: Record<ResultProps['kind'], { icon: Glyph; tone: 'tertiary' | 'success' | 'danger'; code?: string }> = {
  notFound: { icon: Compass, tone: 'tertiary', code: '404' },
  denied: { icon: Lock, tone: 'tertiary', code: '403' },
  success: { icon: CircleCheck, tone: 'success' },
  error: { icon: CircleX, tone: 'danger' },
};

/** A whole page that says how something ended. */
export function Result({ kind, title, children, actions, requestId }: ResultProps) {
  const { icon, tone, code } = looks[kind];
  return (
    <div className={css.page}>
      <div className={css.box}>
        <Icon of={icon} size="xl" tone={tone} />
        {code ? <span className={css.code}>{code}</span> : null}
        <h1 className={css.title}>{title}</h1>
        {children ? <p className={css.body}>{children}</p> : null}
        {actions ? <div className={css.actions}>{actions}</div> : null}
        {requestId ? (
          <p className={css.request}>
            {commonCopy.requestId} <code>{requestId}</code>
            <CopyButton text={requestId} label={commonCopy.copyRequestId} size="sm" />
          </p>
        ) : null}
      </div>
    </div>
  );
}
