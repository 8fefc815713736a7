// node readTokens.ts: prints which design tokens each style sheet of the library uses, as JSON.
// The sheets are run, not searched: a colour that comes in by a destructured name or a shared rule counts too.
import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setAdapter } from '@vanilla-extract/css/adapter';

const home = path.resolve(import.meta.dirname, '../packages/ui/src');
const scopes = import.meta.resolve('@vanilla-extract/css/fileScope');
const used = new Map<string, Set<string>>();

// What the bundler's plugin does: every sheet says its own name before its rules.
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('.css.ts')) return loaded;
    const file = path.relative(home, new URL(url).pathname);
    const head = `import { setFileScope as $scope } from '${scopes}'; $scope(${JSON.stringify(file)});`;
    const { source } = loaded;
    return { ...loaded, source: head + (typeof source === 'string' ? source : new TextDecoder().decode(source)) };
  },
});

const nothing = () => {};
setAdapter({
  appendCss(rule, { filePath }) {
    const tokens = used.get(filePath) ?? new Set();
    for (const [, name = ''] of JSON.stringify(rule).matchAll(/var\(--([\w-]+)/g)) tokens.add(name);
    used.set(filePath, tokens);
  },
  registerClassName: nothing,
  registerComposition: nothing,
  markCompositionUsed: nothing,
  onEndFileScope: nothing,
  getIdentOption: () => 'short',
});

for (const file of globSync('*/*.css.ts', { cwd: home })) await import(pathToFileURL(path.join(home, file)).href);

process.stdout.write(JSON.stringify(Object.fromEntries([...used].map(([file, tokens]) => [file, [...tokens].sort()]))));
