import type { Notice } from '@tinystar/contract';
import { Banner, Button } from '@tinystar/ui';
import { noticeCopy, noticeWords } from './noticeCopy.ts';

export interface MembershipBannerProps {
  notice: Notice;
  onRead: () => void;
}

/** Says above a page why it is another one now: what somebody has made of one's place in an enterprise. */
export function MembershipBanner({ notice, onRead }: MembershipBannerProps) {
  const { title, text } = noticeWords(notice);
  return (
    <Banner
      tone={notice.kind === 'removed' ? 'warning' : 'info'}
      title={title}
      action={
        <Button size="sm" aria-label={noticeCopy.readIt(title)} onPress={onRead}>
          {noticeCopy.read}
        </Button>
      }
    >
      {text}
    </Banner>
  );
}
