import { Suspense, useEffect, useState } from 'react';
import { frontRoutes } from '../routes/front.ts';
import { ADMIN_ROOT } from '../session/redirect.ts';
import { Waiting } from './Waiting.tsx';
import { FrontFrame } from './FrontFrame.tsx';
import { useToken } from '../session/useToken.ts';
import { lazyPart } from '../lazyPart.ts';
import { GoTo } from './GoTo.tsx';
import { loadConsole } from './loadConsole.ts';
import { addParts, useAddress } from './location.ts';
import { matchRoute } from './match.ts';
import { PublicPage } from './PublicPage.tsx';

const pages = new Map(frontRoutes.map(({ name, load }) => [name, lazyPart(load)]));

/** The root is the home page (C-02); as long as there is none, the console. */
const root = pages.has('index') ? '/index' : ADMIN_ROOT;

// Router, guard and shell come only with the first page that needs a session.
const inside = lazyPart(loadConsole);
const Console = inside.Part;

addParts((path) => {
  const found = matchRoute(frontRoutes, path === '/' ? root : path);
  return [found ? pages.get(found.route.name) : inside];
});

/** For whoever is logged in these stand in the console's frame, so that its menu leads on. */
const framed = /^\/40[34]$/;

/** Loads the public page of an address, if it is one. */
export const loadFrontPage = async (path: string): Promise<void> => {
  const found = matchRoute(frontRoutes, path === '/' ? root : path);
  if (found) await pages.get(found.route.name)?.load();
};

/** The front door: public pages by themselves, everything else behind the guard. */
export function Front() {
  const address = useAddress();
  const loggedIn = useToken() !== null;
  const [path = ''] = address.split('?');
  const matched = loggedIn && framed.test(path) ? null : matchRoute(frontRoutes, path);
  const Page = matched && pages.get(matched.route.name)?.Part;
  return (
    <FrontFrame>
      {matched && Page ? (
        <PublicPage title={matched.route.title} params={matched.params}>
          <Page />
        </PublicPage>
      ) : path === '/' ? (
        <GoTo path={root} />
      ) : (
        <Inside />
      )}
    </FrontFrame>
  );
}

/** What is behind the guard, and until it is there its frame. */
function Inside() {
  const [, setArrived] = useState(false);
  useEffect(() => {
    // React would show what arrives 300 ms after the frame at the earliest; an update of our own shows it at once.
    inside.load().then(
      () => setArrived(true),
      // The part itself tells what cannot be loaded.
      () => undefined,
    );
  }, []);
  return (
    <Suspense fallback={<Waiting />}>
      <Console />
    </Suspense>
  );
}
