import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Redirect, Route } from '../src/routes/route.ts';
import { afterBuild } from './afterBuild.ts';
import { partsOf, withLater, withParts } from './partsOf.ts';

interface Routes {
  routes: readonly Route[];
  redirects: readonly Redirect[];
}

/** What stands around a page, by its layout. */
const frames: Partial<Record<Route['layout'], string>> = {
  assistant: 'workspace/AssistantLayout.tsx',
  showcase: 'shell/ShowcaseLayout.tsx',
};

/** One document of the build and the addresses it is sent for. */
interface PageDocument {
  /** A regular expression on the path. */
  pattern: string;
  /** Below the build folder. */
  file: string;
}

/** Modules that the page of a route needs before it stands; none where nothing is built. */
function modulesOf({ layout, access, column, load }: Route): string[] {
  const page = /import\(\s*['"]\.\.\/([^'"]+)['"]\s*\)/.exec(String(load))?.[1];
  if (!page) return [];
  if (access === 'public') return ['main.tsx', page];
  const frame = frames[layout];
  return [
    'main.tsx',
    'console/Console.tsx',
    ...(frame ? [frame] : []),
    ...(column ? ['shell/SecondColumn.tsx'] : []),
    page,
  ];
}

const conversation = ['ChatMessages.tsx', 'answering.ts', 'AnswerOutline.tsx', 'SourceNotes.tsx', 'SpokenAnswer.tsx'];
const chat = [...conversation.map((file) => `../../features/src/chat/${file}`), '../../contract/src/stream.ts'];

/** Modules that a first press on the page of a route may need, which are brought once the page stands. */
function laterOf({ layout, access, load }: Route): string[] {
  const talks = layout === 'assistant' || /Chat/.test(String(load));
  const console = access === 'public' ? [] : ['../../features/src/notifications/NotificationDrawer.tsx'];
  return [...(talks ? chat : []), ...console];
}

const patternOf = (address: string) => `^${address.replace(/:\w+/g, '[^/]+')}/?$`;

/**
 * Writes a document for every route, in which the parts of its page are asked for at once instead of one after the
 * other, and `pages.json`, by which the server finds the document of an address. The address of the drawn home page
 * gets front.html (drawFrontPage.ts).
 */
export const pageDocuments = (): Plugin =>
  afterBuild('tinystar-page-documents', async ({ bundle, root, folder }) => {
    // Read by Node itself: the list is data, and its pages are only named.
    const { routes, redirects } = (await import(
      pathToFileURL(path.join(root, 'src/routes.ts')).href
    )) as unknown as Routes;
    const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
    const documents: (PageDocument & { parameters: number })[] = [
      { pattern: '^/$', file: 'front.html', parameters: 0 },
      { pattern: '^/a/?$', file: 'pages/console.html', parameters: 0 },
    ];
    mkdirSync(path.join(folder, 'pages'), { recursive: true });
    const write = (file: string, modules: readonly string[], later: readonly string[] = []) => {
      const document = withParts(html, partsOf(bundle, root, modules));
      writeFileSync(path.join(folder, file), withLater(document, partsOf(bundle, root, later)));
    };
    write('pages/console.html', ['main.tsx', 'console/Console.tsx']);
    for (const route of routes) {
      const modules = modulesOf(route);
      if (modules.length === 0 || route.path.includes('?')) continue;
      const file = route.name === 'index' ? 'front.html' : `pages/${route.name}.html`;
      if (route.name !== 'index') write(file, modules, laterOf(route));
      const addresses = [route.path, ...redirects.filter(({ to }) => to === route.path).map(({ path: from }) => from)];
      for (const address of addresses)
        documents.push({ pattern: patternOf(address), file, parameters: address.split(':').length - 1 });
    }
    // Fewer parameters win, as in the app itself (C-09).
    const listed = documents
      .toSorted((a, b) => a.parameters - b.parameters)
      .map(({ pattern, file }) => ({ pattern, file }));
    writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(listed));
  });
