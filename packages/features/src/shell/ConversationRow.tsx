import { Avatar } from '@tinystar/ui';
import { TalkLine } from '../shared/TalkLine.tsx';
import { row } from '../shared/TalkLine.css.ts';
import type { ConversationEntry } from './ConversationColumn.tsx';
import * as css from './ConversationColumn.css.ts';

/** One conversation of the column, the current one marked. */
export function ConversationRow({ entry, current }: { entry: ConversationEntry; current: boolean }) {
  const { id, name, avatar, href, repliesHref } = entry;
  return (
    <li className={`${row} ${css.item({ current })}`} aria-current={current ? 'page' : undefined}>
      <Avatar name={name} id={id} source={avatar} size="sm" decorative />
      <TalkLine conversation={entry} href={href} repliesHref={repliesHref} strong={current} />
    </li>
  );
}
