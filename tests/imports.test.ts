import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Which rooms a room may import from; a room always may from itself. */
const may: Record<string, readonly string[]> = {
  tokens: [],
  'packages/contract': [],
  'packages/ui': ['tokens'],
  'packages/features': ['tokens', 'packages/ui', 'packages/contract'],
  'packages/app': ['tokens', 'packages/ui', 'packages/contract', 'packages/features'],
  'packages/server': ['packages/contract'],
};
const rooms = Object.keys(may);
const roomOf = (file: string) => rooms.find((room) => file.startsWith(`${room}/`));
const roomOfPackage = (name: string) => (name === 'tokens' ? 'tokens' : `packages/${name}`);

const sources = globSync('{tokens,packages/*}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => /node_modules|dist|generated/.test(name),
})
  .filter((file) => !/(^|\/)(node_modules|dist|dist-types|generated)\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const specifiers = (text: string) => [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1]!);

/** The room and the path inside it that an import leads to; null for packages from outside. */
const target = (file: string, specifier: string) => {
  if (specifier.startsWith('.')) {
    const resolved = path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
    return { room: roomOf(resolved), inside: resolved, relative: true };
  }
  const own = /^@tinystar\/([^/]+)(\/.*)?$/.exec(specifier);
  return own ? { room: roomOfPackage(own[1]!), inside: own[2] ?? '', relative: false } : null;
};

test('there is something to check', () => expect(sources.length).toBeGreaterThan(100));

test('imports run one way between rooms and never reach into one', () => {
  const violations = sources.flatMap(({ file, text }) => {
    const from = roomOf(file);
    return specifiers(text).flatMap((specifier) => {
      const to = target(file, specifier);
      if (!to || !from) return [];
      if (to.relative) return to.room === from ? [] : [`${file} reaches out of its room: ${specifier}`];
      if (to.room === from) return [`${file} imports its own package by name: ${specifier}`];
      return may[from]!.includes(to.room!) || isTest(file) ? [] : [`${file} may not import ${specifier}`];
    });
  });
  expect(violations).toEqual([]);
});

const isTest = (file: string) => /\.(test|timed|stories)\.tsx?$/.test(file);

test('imports of another room use only what its package exports', () => {
  const exported = new Map(
    rooms.map((room) => [
      room,
      Object.keys(JSON.parse(readFileSync(path.join(root, room, 'package.json'), 'utf8')).exports ?? {}),
    ]),
  );
  const violations = sources.flatMap(({ file, text }) =>
    specifiers(text).flatMap((specifier) => {
      const to = target(file, specifier);
      if (!to || to.relative || !to.room) return [];
      return exported.get(to.room)?.includes(`.${to.inside}`) ? [] : [`${file} imports ${specifier}`];
    }),
  );
  expect(violations).toEqual([]);
});

test('a feature never imports a feature', () => {
  const featureOf = (file: string) => /^packages\/features\/src\/([^/]+)\//.exec(file)?.[1];
  const violations = sources.flatMap(({ file, text }) => {
    const from = featureOf(file);
    if (!from) return [];
    return specifiers(text).flatMap((specifier) => {
      const to = target(file, specifier);
      const feature = to?.relative ? featureOf(to.inside) : undefined;
      const allowed = !feature || feature === from || feature === 'shared';
      return allowed ? [] : [`${file} imports ${specifier}`];
    });
  });
  expect(violations).toEqual([]);
});

// The files of src/ itself put the server together (`.`); these folders compose domains.
const topFolders = new Set(['.', 'me', 'demo', 'operator']);
/** The floors of the server, lowest first. A file imports from its own floor or a lower one; the rest are domains. */
const serverFloorOf = (folder: string): number =>
  folder === 'platform' ? 0 : folder === 'identity' ? 1 : topFolders.has(folder) ? 3 : 2;
const isForTests = (file: string) => isTest(file) || /\/(testing|sweep)\/|\/fixtures\.ts$/.test(file);

/** Every import between two folders of the server that the product itself uses. */
const serverImports = sources.flatMap(({ file, text }) => {
  const folderOf = (place: string) => /^packages\/server\/src\/(?:(\w+)\/)?/.exec(place)?.[1] ?? '.';
  if (!file.startsWith('packages/server/src/') || isForTests(file)) return [];
  return specifiers(text).flatMap((specifier) => {
    const to = target(file, specifier);
    const folders = { from: folderOf(file), to: to ? folderOf(to.inside) : '' };
    return to?.relative && folders.from !== folders.to ? [{ ...folders, file, specifier }] : [];
  });
});

test('the server stands on floors: platform, identity, domains, and what puts them together', () => {
  expect(serverImports.length).toBeGreaterThan(100);
  const upwards = serverImports.filter(({ from, to }) => serverFloorOf(to) > serverFloorOf(from));
  expect(upwards.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([]);
});

test('no ring of server folders', () => {
  const below = Map.groupBy(serverImports, ({ from }) => from);
  const reached = (start: string): Set<string> => {
    const seen = new Set<string>();
    const visit = (folder: string) => {
      for (const { to } of below.get(folder) ?? []) if (!seen.has(to)) visit((seen.add(to), to));
    };
    visit(start);
    return seen;
  };
  const inRing = [...below.keys()].filter((folder) => reached(folder).has(folder));
  const guilty = serverImports.filter(({ from, to }) => inRing.includes(from) && reached(to).has(from));
  expect(guilty.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([]);
});

test('outside the tokens no style names a colour or a length of its own', () => {
  const violations = sources
    .filter(({ file }) => file.endsWith('.css.ts') && !file.startsWith('tokens/'))
    .flatMap(({ file, text }) => {
      const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      const colours = code.match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/gi) ?? [];
      const lengths = (code.match(/\b\d*\.?\d+(?:px|rem)\b/g) ?? []).filter((length) => !/^[012]px$/.test(length));
      return [...colours, ...lengths].map((literal) => `${file}: ${literal}`);
    });
  expect(violations).toEqual([]);
});

test('keys of kept answers are computed from the call, nobody types one', () => {
  const own = 'packages/features/src/shared/calls/';
  const typed = sources.filter(
    ({ file, text }) =>
      /^packages\/(features|app|ui)\//.test(file) &&
      !file.startsWith(own) &&
      (/queryKey|invalidateQueries|[sg]etQueryData/.test(text) || /\buseInfiniteQuery\b|\buseQueryClient\b/.test(text)),
  );
  expect(typed.map(({ file }) => file)).toEqual([]);
});

test('every priced act goes through one function: a price becomes a movement of coins in coins/charge.ts alone', () => {
  const server = sources.filter(
    ({ file }) => file.startsWith('packages/server/src/') && !/\.test\.ts$|\/testing\/|\/sweep\//.test(file),
  );
  const moving = server
    .filter(({ text }) => /import \{[^}]*\bmoveCoins(Once)?\b[^}]*\} from/.test(text))
    .map(({ file }) => file.slice('packages/server/src/'.length));
  // Coins that are bought, earned and given have no price list; everything else is charged.
  expect(moving.toSorted()).toEqual([
    'account/register.ts',
    'coins/answers.ts',
    'coins/charge.ts',
    'coins/module.ts',
    'operator/enterprises.ts',
    'orders/settle.ts',
  ]);
  const written = server.filter(({ text }) => /insert into coin_ledger|insert\(coinLedger\)/.test(text));
  expect(written.map(({ file }) => file.slice('packages/server/src/'.length)).toSorted()).toEqual([
    'coins/answers.ts',
    'coins/move.ts',
    'coins/openCoinAccount.ts',
  ]);
});
