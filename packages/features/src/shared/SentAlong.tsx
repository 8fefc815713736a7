import type { ChatMessage } from '@tinystar/contract';
import { AttachmentCard } from '@tinystar/ui';
import { AtSign, FileImage, FileText } from '@tinystar/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { GivesUp } from './GivesUp.tsx';
import { attachmentUrl } from './attachmentUrl.ts';
import { lateCopy } from './lateCopy.ts';
import * as css from './SentAlong.css.ts';
import { sizeText } from './sizeText.ts';

const PicturePreview = lazy(() => import('./PicturePreview.tsx'));

export interface SentAlongProps {
  message: Pick<ChatMessage, 'attachments' | 'mentions'>;
  /** At which side of the place they stand. */
  side: 'start' | 'end';
}

/** What a question was sent with: pictures open, files are saved. */
export default function SentAlong({ message: { attachments = [], mentions = [] }, side }: SentAlongProps) {
  const [shown, setShown] = useState<number | null>(null);
  const pictures = attachments.filter(({ kind }) => kind === 'picture');
  const images = pictures.map((each) => ({ src: attachmentUrl(each), name: each.name }));
  return (
    <>
      <ul className={css.list({ side })} aria-label={lateCopy.sentAlong}>
        {mentions.map(({ id, name }) => (
          <li key={id} className={css.item}>
            <AttachmentCard name={name} note={lateCopy.keepsTo} icon={AtSign} />
          </li>
        ))}
        {attachments.map((each) => {
          const at = pictures.indexOf(each);
          return (
            <li key={each.id} className={css.item}>
              <AttachmentCard
                name={each.name}
                note={sizeText(each.size)}
                {...(at < 0
                  ? { icon: FileText, href: attachmentUrl(each) }
                  : { icon: FileImage, picture: images[at]!.src, onOpen: () => setShown(at) })}
              />
            </li>
          );
        })}
      </ul>
      {shown === null ? null : (
        <Suspense fallback={<GivesUp onGiveUp={() => setShown(null)} />}>
          <PicturePreview images={images} index={shown} onIndexChange={setShown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}
