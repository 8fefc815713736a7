import type { ReactNode } from 'react';
import { CopyButton, type CopyButtonProps } from '../CopyButton/CopyButton.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { RefreshCw, ThumbsDown, ThumbsUp } from '../icons.ts';
import { bar, end as endStyle } from './FeedbackBar.css.ts';
import { feedbackBarCopy } from './copy.ts';

export interface FeedbackBarProps {
  /** The answer as plain text, for the clipboard. */
  text: string;
  /** Puts the answer on the clipboard in forms of its own. @default the text alone */
  copy?: CopyButtonProps['copy'];
  /** What the reader has said of the answer. */
  thumb: 'up' | 'down' | 'none';
  /** Receives the new choice; pressing the chosen thumb takes it back. */
  onThumb?: (thumb: 'up' | 'down' | 'none') => void;
  /** Only the newest answer can be asked again. */
  onRetry?: () => void;
  /** Ways that leave the assistant carry a word: 人工客服. */
  children?: ReactNode;
  /** Time and cost, quiet, at the end. */
  end?: ReactNode;
}

/** What can be done with a finished answer. */
export function FeedbackBar({ text, copy, thumb, onThumb, onRetry, children, end }: FeedbackBarProps) {
  const toggle = (choice: 'up' | 'down') => () => onThumb?.(thumb === choice ? 'none' : choice);
  return (
    <div className={bar} role="group" aria-label={feedbackBarCopy.group}>
      <CopyButton text={text} size="sm" {...(copy ? { copy } : {})} />
      {onRetry ? <IconButton icon={RefreshCw} label={feedbackBarCopy.again} size="sm" onPress={onRetry} /> : null}
      {onThumb ? (
        <>
          <IconButton
            icon={ThumbsUp}
            label={feedbackBarCopy.up}
            size="sm"
            pressed={thumb === 'up'}
            onPress={toggle('up')}
          />
          <IconButton
            icon={ThumbsDown}
            label={feedbackBarCopy.down}
            size="sm"
            pressed={thumb === 'down'}
            onPress={toggle('down')}
          />
        </>
      ) : null}
      {children ? (
        <>
          <Divider direction="column" />
          {children}
        </>
      ) : null}
      {end ? <span className={endStyle}>{end}</span> : null}
    </div>
  );
}
