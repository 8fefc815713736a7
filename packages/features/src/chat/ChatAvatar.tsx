import { Avatar } from '@tinystar/ui';
import { useChat } from './chatContext.ts';

export interface ChatAvatarProps {
  /** The gradient ring: once per screen, in the header or the welcome. */
  ring?: boolean;
  /** 32 or 56 px. @default 'sm' */
  size?: 'sm' | 'xl';
}

/** The face of the assistant, or of the enterprise that brands it. */
export function ChatAvatar({ ring, size = 'sm' }: ChatAvatarProps) {
  const { assistant } = useChat();
  const { name, avatar } = assistant.brand ?? assistant;
  return <Avatar name={name} id={assistant.id} source={avatar} size={size} ring={ring} decorative />;
}
