import { Drawer, Frame } from '@tinystar/ui';
import { copy } from './copy.ts';

export interface ServiceDrawerProps {
  /** The public service assistant. */
  publicId: string;
  open: boolean;
  onClose: () => void;
}

/** The chat with the public service assistant beside the page (D-10). */
export function ServiceDrawer({ publicId, open, onClose }: ServiceDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} title={copy.service} flush>
      <Frame sandbox={null} src={`/b/${encodeURIComponent(publicId)}`} title={copy.service} />
    </Drawer>
  );
}
