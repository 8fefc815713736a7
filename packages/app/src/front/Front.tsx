import { LinkProvider, type AnchorProps } from '@tinystar/ui';
import { lazy, Suspense, type ComponentType, type MouseEvent } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { Titled } from '../guard/Titled.tsx';
import { frontRoutes } from '../routes/front.ts';
import { ADMIN_ROOT } from '../session/redirect.ts';
import { SourceSlot } from '../workspace/SourceSlot.tsx';
import { Arrived } from './Arrived.tsx';
import { GoTo } from './GoTo.tsx';
import { goTo, useAddress } from './location.ts';
import { matchRoute } from './match.ts';
import { ParamsProvider } from './params.ts';

const pages = new Map<string, ComponentType>(frontRoutes.map(({ name, load }) => [name, lazy(load)]));

/** The root is the home page (C-02); as long as there is none, the console. */
const root = pages.has('index') ? '/index' : ADMIN_ROOT;

// Router, guard and shell come only with the first page that needs a session.
const Console = lazy(() => import('../console/Console.tsx'));

function FrontAnchor({ href, onClick, children, ...rest }: AnchorProps) {
  const go = (event: MouseEvent) => {
    onClick?.();
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    goTo(href);
  };
  return (
    <a {...rest} href={href} onClick={go}>
      {children}
    </a>
  );
}

/** The front door: public pages by themselves, everything else behind the guard. */
export function Front() {
  const address = useAddress();
  const matched = matchRoute(frontRoutes, address.split('?')[0]!);
  const Page = matched && pages.get(matched.route.name);
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <SourceSlot>
          {matched && Page ? (
            <LinkProvider anchor={FrontAnchor}>
              <ParamsProvider value={matched.params}>
                <Titled title={matched.route.title}>
                  <Page />
                  <Arrived />
                </Titled>
              </ParamsProvider>
            </LinkProvider>
          ) : address.split('?')[0] === '/' ? (
            <GoTo path={root} />
          ) : (
            <>
              <Console />
              <Arrived />
            </>
          )}
        </SourceSlot>
      </Suspense>
    </ErrorBoundary>
  );
}
