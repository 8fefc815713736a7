import { Avatar } from '@tinystar/ui';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ringPaint } from './ChatAvatar.css.ts';
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
  const face = <Avatar name={name} id={assistant.id} source={avatar} size={size} ring={ring} decorative />;
  const { gradient } = assistant;
  if (!ring || !gradient) return face;
  const own = `linear-gradient(${gradient.angle}deg, ${gradient.from}, ${gradient.to})`;
  return <span style={assignInlineVars({ [ringPaint]: own })}>{face}</span>;
}
