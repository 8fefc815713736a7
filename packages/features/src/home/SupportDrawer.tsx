import { Drawer, Frame } from '@tinystar/ui';
import { copy } from './copy.ts';

export interface SupportDrawerProps {
  /** The public service assistant. */
  publicId: string;
  open: boolean;
  onClose: () => void;
}

/** The chat with the public service assistant beside the page (D-10, HOME-13). */
export default function SupportDrawer({ publicId, open, onClose }: SupportDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} title={copy.contactTitle} flush>
      <Frame sandbox={null} src={`/b/${encodeURIComponent(publicId)}`} title={copy.contactTitle} />
    </Drawer>
  );
}
