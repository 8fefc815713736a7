import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';

const library = path.join(path.dirname(createRequire(import.meta.url).resolve('mermaid')), 'mermaid.min.js');
const script = path.resolve(import.meta.dirname, '../diagram/draw.ts');
const folder = '/diagram/';

/** The same as the server's, for development and Storybook. */
const policy =
  "sandbox allow-scripts; default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const named = (name: string, text: string) => ({
  name: `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.js`,
  text,
});

/** The page that draws diagrams: two plain scripts, the drawing library and ours, and nothing else. */
async function pageFiles() {
  const { code } = await transformWithOxc(readFileSync(script, 'utf8'), script, { sourcemap: false });
  const own = named('draw', code.replace(/^export \{\};?$/m, ''));
  const drawing = named('mermaid', readFileSync(library, 'utf8'));
  const page = `<!doctype html><meta charset="utf-8"><title>Diagrams</title><body><script src="${drawing.name}"></script><script src="${own.name}"></script>`;
  return [drawing, own, { name: 'frame.html', text: page }];
}

/** Puts the page that draws diagrams at `/diagram/frame.html`, in the build and in development. */
export const diagramPage = (): Plugin => ({
  name: 'tinystar-diagram-page',
  async generateBundle() {
    for (const { name, text } of await pageFiles())
      this.emitFile({ type: 'asset', fileName: `${folder.slice(1)}${name}`, source: text });
  },
  configureServer(server) {
    let files: ReturnType<typeof pageFiles> | undefined;
    server.middlewares.use((request, response, next) => {
      const url = request.url?.split('?')[0] ?? '';
      if (!url.startsWith(folder)) return next();
      files ??= pageFiles();
      files.then((all) => {
        const file = all.find(({ name }) => name === url.slice(folder.length));
        if (!file) return next();
        response.setHeader('content-type', url.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8');
        response.setHeader('content-security-policy', policy);
        response.setHeader('cross-origin-resource-policy', 'cross-origin');
        response.end(file.text);
      }, next);
    });
  },
});
