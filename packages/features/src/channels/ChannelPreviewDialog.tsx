import { Dialog } from '@tinystar/ui';
import { channelKinds } from './channelKinds.ts';
import { ChannelPreview, type ChannelPreviewProps } from './ChannelPreview.tsx';
import { copy } from './copy.ts';

/** How answers look on a platform, before it is connected or after. */
export function ChannelPreviewDialog({ onClose, ...preview }: ChannelPreviewProps & { onClose: () => void }) {
  return (
    <Dialog open size="sm" title={copy.preview.of(channelKinds[preview.channel].name)} onClose={onClose}>
      <ChannelPreview {...preview} />
    </Dialog>
  );
}
