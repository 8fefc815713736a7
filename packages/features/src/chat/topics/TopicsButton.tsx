import { Button } from '@tinystar/ui';
import { MessageSquareText } from '@tinystar/ui/icons';
import type { ChatState } from '../chatCore.ts';
import { topicsButtonCopy as copy } from './buttonCopy.ts';
import type { KeptTopic } from './keptTopic.ts';
import * as css from './TopicsButton.css.ts';

export interface TopicsButtonProps {
  /** None for the running history. */
  topic: KeptTopic | undefined;
  thread: ChatState['thread'];
  open: boolean;
  onPress: () => void;
}

/** Says which conversation is open, and opens the list of all. */
export function TopicsButton({ topic, thread, open, onPress }: TopicsButtonProps) {
  const name = topic ? topic.name || firstQuestion(thread) : copy.running;
  return (
    <Button
      emphasis="quiet"
      icon={MessageSquareText}
      aria-label={copy.open(name)}
      aria-expanded={open}
      aria-haspopup="dialog"
      onPress={onPress}
    >
      <span className={css.name}>{name}</span>
    </Button>
  );
}

/** An unnamed conversation is called by its first question, as the server does. */
const firstQuestion = ({ complete, order, entries }: ChatState['thread']): string => {
  if (order.length === 0) return copy.unnamed;
  const first = complete ? order.map((key) => entries[key]?.message).find((each) => each?.question) : undefined;
  return first?.question ?? copy.running;
};
