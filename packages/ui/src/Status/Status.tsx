import { CircleAlert, CircleCheck, CircleX, Clock, Info } from '../icons.ts';
import { Icon, type Glyph } from '../Icon/Icon.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { beside, status } from './Status.css.ts';

export interface StatusProps {
  /** The word; colour is never alone. */
  children: string;
  /** @default 'quiet' */
  tone?: 'quiet' | 'waiting' | 'success' | 'warning' | 'danger' | 'info';
  /** Work under way: a spinner, or a bar where a true share is known. */
  progress?: 'unknown' | number;
  icon?: Glyph;
}

const icons: Record<NonNullable<StatusProps['tone']>, Glyph> = {
  quiet: CircleCheck,
  waiting: Clock,
  success: CircleCheck,
  warning: CircleAlert,
  danger: CircleX,
  info: Info,
};

/** Where a piece of work stands: an icon and a word. Only exceptions get colour; finished is quiet with a green icon. */
export function Status({ children, tone = 'quiet', progress, icon }: StatusProps) {
  return (
    <span className={status({ tone })}>
      {typeof progress === 'number' ? null : (
        <span className={beside}>
          {progress ? (
            <Spinner />
          ) : (
            <Icon of={icon ?? icons[tone]} size="sm" tone={tone === 'quiet' ? 'success' : 'inherit'} />
          )}
        </span>
      )}
      {children}
      {typeof progress === 'number' ? (
        <span className={beside}>
          <Progress value={progress} size="sm" label={children} />
        </span>
      ) : null}
    </span>
  );
}
