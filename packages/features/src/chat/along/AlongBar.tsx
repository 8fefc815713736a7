import { AttachmentCard } from '@tinystar/ui';
import { AtSign, FileImage, FileText } from '@tinystar/ui/icons';
import { useAtomValue } from 'jotai';
import { lateCopy } from '../../shared/lateCopy.ts';
import { sizeText } from '../../shared/sizeText.ts';
import { useChat } from '../chatContext.ts';
import { alongAtom, type HeldAttachment } from './along.ts';
import type { AlongActions } from './alongActions.ts';
import * as css from './along.css.ts';
import { alongCopy as words } from './copy.ts';

/** What goes with the next question, in the box above its text. */
export default function AlongBar() {
  const { store, actions } = useChat();
  const { held, mentions } = useAtomValue(alongAtom, { store });
  const act = (run: (along: AlongActions) => void) => () => void actions.along?.().then(run);
  return (
    <ul className={css.list} aria-label={words.list}>
      {mentions.map(({ id, name }) => (
        <li key={id} className={css.item}>
          <AttachmentCard
            name={name}
            note={lateCopy.keepsTo}
            icon={AtSign}
            onRemove={act((along) => along.unmention(id))}
          />
        </li>
      ))}
      {held.map((each) => (
        <li key={each.key} className={css.item}>
          <AttachmentCard
            name={each.name}
            note={noteOf(each)}
            tone={each.phase === 'failed' ? 'danger' : 'rest'}
            icon={each.attachment?.kind === 'picture' || each.picture ? FileImage : FileText}
            picture={each.picture}
            busy={each.phase === 'sending' || each.phase === 'reading'}
            onRetry={each.again ? act((along) => along.retry(each.key)) : undefined}
            onRemove={act((along) => along.remove(each.key))}
          />
        </li>
      ))}
    </ul>
  );
}

const noteOf = ({ phase, share, size, reason = '' }: HeldAttachment): string =>
  ({ sending: words.sending(share), reading: words.reading, ready: sizeText(size), failed: reason })[phase];
