import { column, greeting, row } from './ChatView.css.ts';
import { WelcomeCard } from './WelcomeCard.tsx';

/** A conversation beside something else that has not begun: the assistant's first words where the list will have them. */
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
