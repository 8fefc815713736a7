import { ChatAvatar } from './ChatAvatar.tsx';
import * as message from './Message.css.ts';
import * as css from './Welcome.css.ts';
import { WelcomeWords } from './WelcomeWords.tsx';

/** The assistant's first words, at the start of the conversation. */
export function WelcomeCard() {
  return (
    <div className={css.welcome}>
      <span className={message.avatar}>
        <ChatAvatar />
      </span>
      <WelcomeWords />
    </div>
  );
}
