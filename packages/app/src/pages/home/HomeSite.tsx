import { capabilities, type HelpTopicName, type HomeSurroundings, type HomeSwitches } from '@tinystar/features/home';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useToken } from '../../session/useToken.ts';

const HomeHelp = lazy(() => import('./HomeHelp.tsx'));
const HomeFloat = lazy(() => import('./HomeFloat.tsx'));

// The page is also drawn at build time, where it stands nowhere yet; nothing that is drawn there says it.
const origin = globalThis.location?.origin ?? '';

/** What the pages of the home site get from the application: the session, the help documents, the floating menu. */
export function HomeSite({ children }: { children: (surroundings: HomeSurroundings) => ReactNode }) {
  const loggedIn = useToken() !== null;
  const [topic, setTopic] = useState<HelpTopicName>();
  const [reading, setReading] = useState(false);
  const onHelp = (wanted: HelpTopicName) => {
    setTopic(wanted);
    setReading(true);
  };
  const float = (switches: HomeSwitches, onContact: (() => void) | undefined) => (
    <HomeFloat switches={switches} loggedIn={loggedIn} onService={onContact} />
  );
  return (
    <>
      {children({ loggedIn, square: capabilities.square, origin, onHelp, float })}
      <Suspense fallback={null}>
        {topic ? <HomeHelp topic={reading ? topic : null} onClose={() => setReading(false)} /> : null}
      </Suspense>
    </>
  );
}
