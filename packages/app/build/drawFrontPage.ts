import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { afterBuild } from './afterBuild.ts';
import { partsOf, withParts, type Parts } from './partsOf.ts';
import { replacedModules } from './replacedModules.ts';

type FrontPage = typeof import('../src/front/drawn.tsx').frontPage;

/** Nothing that is loaded later is drawn. */
const withoutLazyParts: Plugin = { name: 'tinystar-without-lazy-parts', resolveDynamicImport: () => false };

const MODULES = ['main.tsx', 'pages/home/IndexRoute.tsx'];

/**
 * Writes `front.html`: the page with the home page already drawn in it and its parts asked for at once, so that a
 * visitor reads before any script has run and the application only brings it to life (src/main.tsx).
 */
export const drawFrontPage = (): Plugin =>
  afterBuild('tinystar-draw-front-page', async ({ bundle, root, folder }) => {
    const drawn = path.join(root, 'dist-types', 'drawn');
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [react(), vanillaExtractPlugin(), withoutLazyParts],
      resolve: { alias: replacedModules },
      ssr: { noExternal: true, external: ['react', 'react-dom'] },
      build: { ssr: 'src/front/drawn.tsx', outDir: drawn, emptyOutDir: true, copyPublicDir: false },
    });
    const { frontPage } = (await import(pathToFileURL(path.join(drawn, 'drawn.js')).href)) as {
      frontPage: FrontPage;
    };
    rmSync(drawn, { recursive: true });
    const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
    writeFileSync(path.join(folder, 'front.html'), compose(html, frontPage, partsOf(bundle, root, MODULES)));
  });

function compose(html: string, page: FrontPage, parts: Parts): string {
  // The content security policy refuses style attributes in markup.
  if (/\sstyle=/.test(page.markup)) throw new Error('the drawn home page carries a style attribute');
  return (
    withParts(html, parts)
      .replace(/<title>.*<\/title>/, `<title>${page.title}</title>`)
      .replace(/(<meta name="description" content=")[^"]*/, `$1${page.description}`)
      // What is to be read stands already: scripts wait for the styles.
      .replaceAll(/(<script type="module"|<link rel="modulepreload")/g, '$1 fetchpriority="low"')
      .replace('<div id="root"></div>', () => `<div id="root">${page.markup}</div>`)
  );
}
