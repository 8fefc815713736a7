import { lazy, Suspense, type ComponentType } from 'react';
import { Route as RouterRoute, Routes } from 'react-router';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageRedirect } from './guard/PageRedirect.tsx';
import { Titled } from './guard/Titled.tsx';
import { redirects, routes, type Route } from './routes.ts';
import { RouterLinks } from './RouterLinks.tsx';
import { SourceSlot } from './workspace/SourceSlot.tsx';

// Everything behind the guard is one lazy part, so that login and public chat load without it.
const Workspace = lazy(() => import('./workspace/Workspace.tsx'));
const AccessGate = lazy(() => import('./guard/AccessGate.tsx'));
const Shell = lazy(() => import('./shell/Shell.tsx'));
const AssistantLayout = lazy(() => import('./workspace/AssistantLayout.tsx'));

const pages = new Map<string, ComponentType>(routes.map((route) => [route.name, lazy(route.load)]));

const pageOf = (route: Route) => {
  const Page = pages.get(route.name)!;
  return (
    <Titled title={route.title}>
      <Page />
    </Titled>
  );
};

const guarded = (layout: Route['layout']) =>
  routes
    .filter((route) => route.access !== 'public' && route.layout === layout)
    .map((route) => (
      <RouterRoute
        key={route.path}
        path={route.path}
        element={<AccessGate route={route}>{pageOf(route)}</AccessGate>}
      />
    ));

/** The router, built from the route list. Unknown paths go to /404. */
export function App() {
  return (
    <RouterLinks>
      <ErrorBoundary>
        <SourceSlot>
          <Suspense fallback={null}>
            <Routes>
              {redirects.map(({ path, to }) => (
                <RouterRoute key={path} path={path} element={<PageRedirect to={to} />} />
              ))}
              {routes
                .filter((route) => route.access === 'public')
                .map((route) => (
                  <RouterRoute key={route.path} path={route.path} element={pageOf(route)} />
                ))}
              <RouterRoute element={<Workspace />}>
                <RouterRoute element={<Shell />}>{guarded('shell')}</RouterRoute>
                <RouterRoute element={<AssistantLayout />}>{guarded('assistant')}</RouterRoute>
              </RouterRoute>
              <RouterRoute path="*" element={<PageRedirect to="/404" />} />
            </Routes>
          </Suspense>
        </SourceSlot>
      </ErrorBoundary>
    </RouterLinks>
  );
}
