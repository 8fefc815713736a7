import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const script = path.resolve(import.meta.dirname, '../embed/loader.ts');

/** The script and what it imports as one plain script: closed, because its top is shared by all scripts of the website. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: script, output: { format: 'iife' } },
    },
  });
  return (built as Rolldown.RolldownOutput).output[0].code;
}

/**
 * Puts the script of the widget (embed/loader.ts) at `/embed.js` of the build. Websites that pin what they load find the
 * same text under a name with its hash; `/embed.json` tells that name and the value of `integrity` (EMB-04).
 */
export const embedLoader = (): Plugin => ({
  name: 'tinystar-embed-loader',
  async generateBundle() {
    const code = await bundle();
    const digest = createHash('sha384').update(code).digest('base64');
    const named = `embed-${createHash('sha256').update(code).digest('hex').slice(0, 10)}.js`;
    const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
    emit('embed.js', code);
    emit(named, code);
    emit('embed.json', JSON.stringify({ file: `/${named}`, integrity: `sha384-${digest}` }));
  },
});
