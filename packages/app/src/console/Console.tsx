import { lazy, Suspense, type ComponentType } from 'react';
import { BrowserRouter, Route as RouterRoute, Routes } from 'react-router';
import { GoTo } from '../front/GoTo.tsx';
import { Titled } from '../guard/Titled.tsx';
import { redirects, routes, type Route } from '../routes.ts';
import Workspace from '../workspace/Workspace.tsx';
import { PageRedirect } from './PageRedirect.tsx';
import { RouterLinks } from './RouterLinks.tsx';
import AccessGate from '../guard/AccessGate.tsx';
import Shell from '../shell/Shell.tsx';

const AssistantLayout = lazy(() => import('../workspace/AssistantLayout.tsx'));

const guarded = routes.filter(({ access }) => access !== 'public');
const pages = new Map<string, ComponentType>(guarded.map((route) => [route.name, lazy(route.load)]));

const pagesOf = (layout: Route['layout']) =>
  guarded
    .filter((route) => route.layout === layout)
    .map((route) => {
      const Page = pages.get(route.name)!;
      const page = (
        <AccessGate route={route}>
          <Titled title={route.title}>
            <Page />
          </Titled>
        </AccessGate>
      );
      return <RouterRoute key={route.path} path={route.path} element={page} />;
    });

/** The router behind the guard, built from the route list. Unknown paths go to /404. */
export default function Console() {
  return (
    <BrowserRouter>
      <RouterLinks>
        <Suspense fallback={null}>
          <Routes>
            {redirects.map(({ path, to }) => (
              <RouterRoute key={path} path={path} element={<PageRedirect to={to} />} />
            ))}
            <RouterRoute element={<Workspace />}>
              <RouterRoute element={<Shell />}>{pagesOf('shell')}</RouterRoute>
              <RouterRoute element={<AssistantLayout />}>{pagesOf('assistant')}</RouterRoute>
            </RouterRoute>
            <RouterRoute path="*" element={<GoTo path="/404" />} />
          </Routes>
        </Suspense>
      </RouterLinks>
    </BrowserRouter>
  );
}
