import { lazy, Suspense, type ComponentType } from 'react';
import { Route as RouterRoute, Routes } from 'react-router';
import { Titled } from '../guard/Titled.tsx';
import { isBuilt, redirects, routes, type Route } from '../routes.ts';
import Workspace from '../workspace/Workspace.tsx';
import { AdminHome } from './AdminHome.tsx';
import { ConsoleRouter } from './ConsoleRouter.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { PageRedirect } from './PageRedirect.tsx';
import { RouterLinks } from './RouterLinks.tsx';
import AccessGate from '../guard/AccessGate.tsx';
import Shell from '../shell/Shell.tsx';
import { SimpleShell } from '../shell/SimpleShell.tsx';
import { addParts } from '../front/location.ts';
import { matchRoute } from '../front/match.ts';
import { lazyPart } from '../lazyPart.ts';
import { askAhead } from '../session/ahead.ts';
import { ADMIN_ROOT } from '../session/redirect.ts';
import { frontRoutes } from '../routes/front.ts';
import { SessionSkeleton } from '../workspace/SessionSkeleton.tsx';
import { HeadingFocus } from './HeadingFocus.tsx';

// Before anything is drawn: the answers are on their way meanwhile.
askAhead();

const layouts = {
  assistant: lazyPart(() => import('../workspace/AssistantLayout.tsx')),
  showcase: lazyPart(() => import('../shell/ShowcaseLayout.tsx')),
};
const AssistantLayout = layouts.assistant.Part;
const ShowcaseLayout = layouts.showcase.Part;

// Few ways end there.
const NotFound = lazy(() => import('./InnerNotFound.tsx'));
const Forbidden = lazy(() => import('./InnerForbidden.tsx'));

// A path with a query is a state of the page at that path.
const guarded = routes.filter(isBuilt).filter(({ access, path }) => access !== 'public' && !path.includes('?'));
const pages = new Map(guarded.map(({ name, load }) => [name, lazyPart(load)]));

const partsOf = (path: string) => {
  const found = matchRoute(guarded, path)?.route;
  return found ? [pages.get(found.name), layouts[found.layout as keyof typeof layouts]] : [];
};
addParts(partsOf);

// The parts of the opened page come with its document (build/pageDocuments.ts), and are there when the session is.
for (const part of partsOf(location.pathname)) part?.load().catch(() => undefined);

const pagesOf = (layout: Route['layout']) =>
  guarded
    .filter((route) => route.layout === layout)
    .map((route) => {
      const Page = pages.get(route.name)!.Part;
      const page = (
        <AccessGate route={route}>
          <Titled title={route.title}>
            <Page />
          </Titled>
        </AccessGate>
      );
      return <RouterRoute key={route.path} path={route.path} element={page} />;
    });

/** A public page that ends a way, in the frame of whoever is logged in. */
const endsIn = (name: 'notFound' | 'forbidden', Page: ComponentType) => {
  const { path, title } = frontRoutes.find((route) => route.name === name)!;
  const page = (
    <Titled title={title}>
      <Page />
    </Titled>
  );
  return <RouterRoute path={path} element={page} />;
};

/** The router behind the guard, built from the route list. Unknown paths go to /404. */
export default function Console() {
  return (
    <ConsoleRouter>
      <HeadingFocus />
      <RouterLinks>
        <Suspense fallback={<SessionSkeleton />}>
          <Routes>
            {redirects.map(({ path, to }) => (
              <RouterRoute key={path} path={path} element={<PageRedirect to={to} />} />
            ))}
            <RouterRoute element={<Workspace />}>
              <RouterRoute element={<Shell />}>
                <RouterRoute path={ADMIN_ROOT} element={<AdminHome />} />
                {endsIn('notFound', NotFound)}
                {endsIn('forbidden', Forbidden)}
                {pagesOf('shell')}
                <RouterRoute element={<ShowcaseLayout />}>{pagesOf('showcase')}</RouterRoute>
              </RouterRoute>
              <RouterRoute element={<SimpleShell />}>{pagesOf('simple')}</RouterRoute>
              <RouterRoute element={<AssistantLayout />}>{pagesOf('assistant')}</RouterRoute>
            </RouterRoute>
            <RouterRoute path="*" element={<Elsewhere />} />
          </Routes>
        </Suspense>
      </RouterLinks>
    </ConsoleRouter>
  );
}
