import { column, greeting, row } from './ChatView.css.ts';
import { WelcomeCard } from './WelcomeCard.tsx';

/** The welcome words in a trial or widget without messages, at the place where the message list will show them. */
export function Greeting() {
  return (
    <div className={greeting}>
      <div className={row({ kind: 'welcome' })}>
        <div className={column}>
          <WelcomeCard />
        </div>
      </div>
    </div>
  );
}
