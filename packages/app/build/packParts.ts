import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { leanContract } from './leanContract.ts';
import { replacedModules } from './replacedModules.ts';

/** Where a browser comes along, with the modules that are loaded there (paths below packages). */
const ways = {
  login: ['app/src/pages/LoginRoute.tsx'],
  home: ['app/src/pages/home/IndexRoute.tsx'],
  float: ['app/src/pages/home/HomeFloat.tsx'],
  chat: ['app/src/pages/PublicChatRoute.tsx'],
  welcome: ['features/src/chat/WelcomeMarkdown.tsx'],
  messages: ['features/src/chat/ChatMessages.tsx'],
  question: ['features/src/chat/answering.ts'],
  frame: ['app/src/workspace/SessionSkeleton.tsx'],
  first: ['app/src/pages/FeaturedRoute.tsx'],
  console: ['app/src/console/Console.tsx'],
  list: ['app/src/pages/AssistantListRoute.tsx'],
  documents: ['app/src/pages/DocumentsRoute.tsx'],
  workbench: ['app/src/workspace/AssistantLayout.tsx', 'app/src/pages/TrialChatRoute.tsx'],
  settings: ['app/src/pages/BasicSettingsRoute.tsx', 'app/src/pages/AdvancedSettingsRoute.tsx'],
} as const;
type Way = keyof typeof ways;

/** Pages that stand outside of the console. */
const outside =
  /pages\/(?:home\/|LoginRoute|PublicChatRoute|EmbeddedChat|VisitorChat|SharedAnswer|PublicSquareRoute|SsoChatRoute|EnterpriseInviteRoute|HelpRoute|WeComLoginRoute|OauthCallbackRoute|NotFoundRoute|ForbiddenRoute|ChatWithColumn|OrderResultRoute|\w*AgreementRoute|PrivacyRoute|TestRoute|ShoppeRoute|ShoppeChatRoute)/;

/** From so many pages of the console on, a part stands in the file they share. */
const OFTEN = 7;

interface Use {
  /** Loaded before the page is known. */
  always: boolean;
  ways: Set<Way>;
  /** How many pages of the console load it. */
  pages: number;
}

/**
 * The file a module goes into; null leaves it to the pages that need it. Every rule that holds for a module holds for
 * what it imports too, and the first one counts: so files import one way, which tests/e2e/firstLoad.e2e.ts checks.
 */
function fileOf({ always, ways: on, pages }: Use, isStyle: boolean): string | null {
  const has = (way: Way) => on.has(way);
  const talk = has('chat') || has('welcome') || has('messages');
  const inConsole = has('console') || has('list');
  const inside = inConsole || has('workbench') || pages > 0;
  const often = inConsole || pages >= OFTEN;
  const kinds = [has('login'), has('home'), talk, inside].filter(Boolean).length;
  const isForm = has('login') && inside && !inConsole && !has('workbench');
  // What the home page shares with answers or the console goes with its floating menu, which all of them load: neither
  // log-in nor the public chat begins with it.
  const isHomely = has('home') && !has('login') && !has('chat') && !has('welcome');
  if (!always && isHomely && (talk || inside)) return isStyle ? 'base' : 'float';
  if (always || kinds > 2 || (kinds === 2 && !(talk && inside) && !isForm)) return 'base';
  if (talk && often) return 'shared';
  if (has('chat') && has('first')) return 'shared';
  if (has('chat')) return has('workbench') || isStyle ? 'talk' : 'chat';
  // Neither is needed before the first question.
  if (has('messages') && has('documents')) return 'files';
  if (has('question')) return 'question';
  if (has('welcome')) return isStyle ? 'talk' : 'markdown';
  if (has('messages')) return 'messages';
  if (has('float')) return isStyle ? 'base' : 'float';
  if (has('frame')) return 'frame';
  if (isForm) return 'forms';
  if (has('console')) return 'console';
  // The workbench has no use for it.
  if (has('list')) return isStyle || has('workbench') || pages >= OFTEN ? 'console' : 'list';
  if (has('workbench')) return isStyle || has('first') ? 'console' : 'workbench';
  if (has('first')) return 'first';
  if (has('settings')) return 'settings';
  if (pages >= OFTEN) return 'pages';
  if (has('login')) return 'login';
  return has('home') ? 'home' : null;
}

/** A module's path below packages, as `ways` names it. */
const idOf = (root: string, module: string): string =>
  path.relative(path.join(root, '..'), module.split('?')[0]!).replaceAll(path.sep, '/');

/** Which ways and pages load which modules, read from a build that packs nothing. */
async function readUses(root: string): Promise<Map<string, Use>> {
  let chunks: Rolldown.OutputChunk[] = [];
  // Before Vite takes out the chunks that hold nothing but styles: their modules are packed too.
  const readChunks: Plugin = {
    name: 'tinystar-read-chunks',
    generateBundle: {
      order: 'pre',
      handler: (_, bundle) => {
        chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      },
    },
  };
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin(), leanContract(), readChunks],
    resolve: { alias: replacedModules },
    build: { write: false, minify: false, copyPublicDir: false, modulePreload: { polyfill: false } },
  });
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const uses = new Map<string, Use>();
  for (const entry of chunks) {
    if (!entry.facadeModuleId) continue;
    const id = idOf(root, entry.facadeModuleId);
    const taken = (Object.keys(ways) as Way[]).filter((way) => (ways[way] as readonly string[]).includes(id));
    const isPage = id.startsWith('app/src/pages/') && !outside.test(id);
    const seen = new Set<string>();
    const walk = (file: string) => {
      const chunk = named.get(file);
      if (!chunk || seen.has(file)) return;
      seen.add(file);
      for (const next of chunk.imports) walk(next);
    };
    walk(entry.fileName);
    for (const module of [...seen].flatMap((file) => Object.keys(named.get(file)!.modules))) {
      const use = uses.get(module) ?? { always: false, ways: new Set(), pages: 0 };
      uses.set(module, use);
      if (entry.isEntry) use.always = true;
      if (isPage) use.pages += 1;
      for (const way of taken) use.ways.add(way);
    }
  }
  // A module that is loaded no more by itself would silently empty its file into others.
  const loaded = new Set([...named.values()].map(({ facadeModuleId }) => facadeModuleId && idOf(root, facadeModuleId)));
  const stale = Object.values(ways)
    .flat()
    .filter((id) => !loaded.has(id));
  if (stale.length > 0) throw new Error(`packParts.ts names modules that no import() loads: ${stale.join(', ')}`);
  return uses;
}

/**
 * Packs the modules of the app into few files by who loads them, so that a page is a dozen requests and not a hundred.
 * Nobody keeps a list of modules: a first, quick build tells who loads what.
 */
export const packParts = (): Plugin => ({
  name: 'tinystar-pack-parts',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async config({ root = '.' }) {
    const uses = await readUses(path.resolve(root));
    const name = (id: string) => {
      // The helpers of the bundler itself.
      if (id.startsWith('\0rolldown') || id.startsWith('\0vite')) return 'base';
      const use = uses.get(id);
      return use ? fileOf(use, /\.css(?:$|\?)/.test(id)) : null;
    };
    const codeSplitting = { includeDependenciesRecursively: false, groups: [{ name }] };
    return { build: { rolldownOptions: { output: { codeSplitting } } } };
  },
});
