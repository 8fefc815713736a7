import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minify, transformWithOxc, type Plugin } from 'vite';

const script = path.resolve(import.meta.dirname, '../embed/loader.ts');

/**
 * Puts the script of the widget (embed/loader.ts) at `/embed.js` of the build. Websites that pin what they load find the
 * same text under a name with its hash; `/embed.json` tells that name and the value of `integrity` (EMB-04).
 */
export const embedLoader = (): Plugin => ({
  name: 'tinystar-embed-loader',
  async generateBundle() {
    const plain = await transformWithOxc(readFileSync(script, 'utf8'), script, { sourcemap: false });
    // Closed, because the top of a plain script is shared by all scripts of the website.
    const { code } = await minify('embed.js', `(() => {${plain.code.replace(/^export \{\};?$/m, '')}})();`);
    const digest = createHash('sha384').update(code).digest('base64');
    const named = `embed-${createHash('sha256').update(code).digest('hex').slice(0, 10)}.js`;
    const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
    emit('embed.js', code);
    emit(named, code);
    emit('embed.json', JSON.stringify({ file: `/${named}`, integrity: `sha384-${digest}` }));
  },
});
