import type { AdContent } from '@tinystar/contract';
import { Tag } from '@tinystar/ui';
import { Markdown } from '@tinystar/ui/markdown';
import * as css from './AdPreview.css.ts';
import { lateCopy } from '../shared/lateCopy.ts';
import { posted } from '../shared/posted.css.ts';

/** An advertisement as the chat will show it below an answer. */
export function AdPreview({ type, content }: AdContent) {
  return (
    <aside className={posted} aria-label={lateCopy.advertisement}>
      <Tag>{lateCopy.advertisement}</Tag>
      {type === 'markdown' ? <Markdown text={content} size="compact" /> : <div className={css.plain}>{content}</div>}
    </aside>
  );
}
