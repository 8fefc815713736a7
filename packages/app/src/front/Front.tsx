import { lazy, Suspense, type ComponentType } from 'react';
import { frontRoutes } from '../routes/front.ts';
import { ADMIN_ROOT } from '../session/redirect.ts';
import { Waiting } from './Waiting.tsx';
import { FrontFrame } from './FrontFrame.tsx';
import { useToken } from '../session/useToken.ts';
import { GoTo } from './GoTo.tsx';
import { loadConsole } from './loadConsole.ts';
import { useAddress } from './location.ts';
import { matchRoute } from './match.ts';
import { PublicPage } from './PublicPage.tsx';

const pages = new Map<string, ComponentType>(frontRoutes.map(({ name, load }) => [name, lazy(load)]));

/** The root is the home page (C-02); as long as there is none, the console. */
const root = pages.has('index') ? '/index' : ADMIN_ROOT;

// Router, guard and shell come only with the first page that needs a session.
const Console = lazy(loadConsole);

/** For whoever is logged in these stand in the console's frame, so that its menu leads on. */
const framed = /^\/40[34]$/;

/** The front door: public pages by themselves, everything else behind the guard. */
export function Front() {
  const address = useAddress();
  const loggedIn = useToken() !== null;
  const [path = ''] = address.split('?');
  const matched = loggedIn && framed.test(path) ? null : matchRoute(frontRoutes, path);
  const Page = matched && pages.get(matched.route.name);
  return (
    <FrontFrame>
      {matched && Page ? (
        <PublicPage title={matched.route.title} params={matched.params}>
          <Page />
        </PublicPage>
      ) : path === '/' ? (
        <GoTo path={root} />
      ) : (
        <Suspense fallback={<Waiting />}>
          <Console />
        </Suspense>
      )}
    </FrontFrame>
  );
}
