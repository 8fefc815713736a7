import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ArrowLeft } from '../icons.ts';
import {
  actions as actionsStyle,
  beside,
  description as descriptionStyle,
  head,
  line,
  named,
  over,
  title as titleStyle,
  words,
} from './PageHeader.css.ts';
import { pageHeaderCopy } from './copy.ts';

export interface PageHeaderProps {
  title: string;
  description?: string;
  /** A tag or status beside the title. */
  mark?: ReactNode;
  /** At most one of them solid. */
  actions?: ReactNode;
  /** Puts an arrow before the title that leads back. */
  onBack?: () => void;
  /** Breadcrumbs above the title. */
  above?: ReactNode;
}

/** The head of a page inside the shell; it holds the page's only level-one heading. */
export function PageHeader({ title, description, mark, actions, onBack, above }: PageHeaderProps) {
  return (
    <header className={head}>
      <div className={words}>
        {above ? <div className={over}>{above}</div> : null}
        <div className={line}>
          {onBack ? (
            <span className={beside}>
              <IconButton icon={ArrowLeft} label={pageHeaderCopy.back} size="sm" onPress={onBack} />
            </span>
          ) : null}
          <div className={named}>
            <h1 className={titleStyle}>{title}</h1>
            {mark ? <span className={beside}>{mark}</span> : null}
          </div>
        </div>
        {description ? <p className={descriptionStyle}>{description}</p> : null}
      </div>
      {actions ? <div className={actionsStyle}>{actions}</div> : null}
    </header>
  );
}
