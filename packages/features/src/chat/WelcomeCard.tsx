import { ChatAvatar } from './ChatAvatar.tsx';
import { useChat } from './chatContext.ts';
import * as message from './Message.css.ts';
import * as css from './Welcome.css.ts';
import { WelcomeWords } from './WelcomeWords.tsx';

/** The assistant's first words, at the start of the conversation. */
export function WelcomeCard() {
  const { assistant } = useChat();
  // Without welcome words nothing is shown, not even the picture of the assistant.
  if (assistant.welcome.content.trim() === '') return null;
  return (
    <div className={css.welcome}>
      <span className={message.avatar}>
        <ChatAvatar />
      </span>
      <WelcomeWords />
    </div>
  );
}
