import { HelpDialog, type HelpKey } from '@tinystar/features/shell';

export interface HelpTopicProps {
  topic: Exclude<HelpKey, 'support'> | null;
  open: boolean;
  onClose: () => void;
}

/** A page of the help menu. */
export default function HelpTopic({ topic, open, onClose }: HelpTopicProps) {
  return <HelpDialog topic={open ? topic : null} onClose={onClose} />;
}
