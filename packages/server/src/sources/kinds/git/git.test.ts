import { expect, test } from 'vitest';
import { commitOf, gitObject, packed, packOf, treeOf } from '../../testing/gitObjects.ts';
import { bytesOf, listAll, reachingAs } from '../../testing/reachingOf.ts';
import { startGitSource, type GitSource } from '../../testing/startGitSource.ts';
import type { SourceAccess } from '../kind.ts';
import { gitKind } from './index.ts';

const reached = ({ settings }: GitSource, change?: Partial<SourceAccess>) => reachingAs(gitKind, settings, change);
const list = (repository: GitSource, change?: Partial<SourceAccess>) => listAll(gitKind, reached(repository, change));
const fetched = async (repository: GitSource, path: string) => {
  const entry = (await list(repository)).find((each) => each.path === path)!;
  return String(await bytesOf(await gitKind.fetch(reached(repository).reaching, entry, '')));
};

test.each([true, false])('lists the files below a folder (folders alone: %s)', async (filter) => {
  await using repository = await startGitSource();
  repository.filter = filter;
  for (const path of ['手册/a.md', '手册/更多/b.md', '手册/.hidden', '手册/~$c.docx', '.git/config', '其他/d.md'])
    repository.put(path, Buffer.from(path));
  const found = await list(repository, { place: { folder: '/手册/' } });
  expect(found.map(({ id, path }) => `${id} ${path}`)).toEqual(['手册/a.md /a.md', '手册/更多/b.md /更多/b.md']);
  expect(found.every(({ address }) => address === undefined)).toBe(true);
  expect(await fetched(repository, '/手册/更多/b.md')).toBe('手册/更多/b.md');
});

test('asks once while nothing has changed, and fetches the folders of the state that is new', async () => {
  await using repository = await startGitSource();
  repository.put('a.md', Buffer.from('one'));
  const before = await list(repository);
  expect(repository.requests).toEqual(['OPEN', 'REFS', 'TREES']);
  repository.requests.length = 0;
  expect(await list(repository)).toEqual(before);
  expect(repository.requests).toEqual(['REFS']);
  repository.put('a.md', Buffer.from('another'));
  expect((await list(repository))[0]!.revision).not.toBe(before[0]!.revision);
  expect(repository.requests).toEqual(['REFS', 'REFS', 'TREES']);
});

test('a large file comes as it is, and the source is called by its folder or repository', async () => {
  await using repository = await startGitSource();
  const text = Array.from({ length: 200_000 }, (_, at) => `line ${at}`).join('\n');
  repository.put('手册/large.md', Buffer.from(text));
  repository.put('empty.md', Buffer.alloc(0));
  expect(await fetched(repository, '/手册/large.md')).toBe(text);
  expect(await fetched(repository, '/empty.md')).toBe('');
  expect(await gitKind.title(reached(repository).reaching)).toBe('docs');
  expect(await gitKind.title(reached(repository, { place: { folder: '产品/手册' } }).reaching)).toBe('手册');
});

test.each([
  ['link.md', '120000', 'a.md', /符号链接/],
  ['module', '160000', 'x', /子模块/],
  ['large.pdf', '100644', `version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 5\n`, /LFS指针/],
])('%s is refused with its reason', async (name, mode, text, reason) => {
  await using repository = await startGitSource();
  repository.put(name, Buffer.from(text), mode);
  const [entry] = await list(repository);
  await expect(gitKind.fetch(reached(repository).reaching, entry!, '')).rejects.toThrow(reason);
});

test.each([
  [{ password: 'falsch' }, {}, /^访问令牌不正确或已过期/],
  [{ user: '', password: '' }, {}, /不公开的请填写访问令牌/],
  [{}, { fault: 403 }, /没有读取这个仓库的权限/],
  [{ address: '/team/other' }, {}, /没有这个仓库，或者这个令牌看不到它/],
  [{ address: '/team/docs/tree/main/手册' }, {}, /请填写仓库地址http:\/\/127.0.0.1:\d+\/team\/docs，/],
  [{}, { speaks: 'html' }, /不是Git仓库/],
  [{}, { speaks: 'dumb' }, /dumb HTTP/],
  [{}, { speaks: 'first' }, /不支持协议v2/],
  [{}, { fault: 429 }, /限制了访问次数/],
  [{}, { fault: 502 }, /暂时无法访问/],
  [{ place: { branch: 'mian' } }, {}, '没有分支「mian」，请填写已有的分支：draft、main'],
  [{ place: { folder: '手册/旧' } }, {}, /没有文件夹「手册\/旧」/],
] as const)('says of %o, %o what to do', async (change, state, words) => {
  await using repository = await startGitSource();
  repository.put('手册/a.md', Buffer.from('a'));
  Object.assign(repository, state);
  const { address = repository.address, ...more } = change as { address?: string };
  await expect(list(repository, { ...more, address: new URL(address, repository.address) })).rejects.toThrow(words);
});

test('a repository without a commit, and one whose branch is gone since, say so', async () => {
  await using repository = await startGitSource();
  await expect(list(repository)).rejects.toThrow('还没有提交');
  repository.put('a.md', Buffer.from('a'));
  await list(repository, { place: { branch: 'draft' } });
  repository.branches = ['main'];
  await expect(list(repository, { place: { branch: 'draft' } })).rejects.toThrow('没有分支「draft」');
});

test('a repository is found without the end of its address', async () => {
  await using repository = await startGitSource();
  repository.put('a.md', Buffer.from('a'));
  const address = new URL(repository.address.replace(/\.git$/, '/'));
  expect(await list(repository, { address })).toHaveLength(1);
});

const file = gitObject('blob', Buffer.from('text'));
const named = (...names: (string | Buffer)[]) => treeOf(names.map((name) => ({ mode: '100644', name, oid: file.oid })));

test('names that are no names are passed over, and those of any encoding are read', async () => {
  await using repository = await startGitSource();
  const tree = named(
    '..',
    '.git',
    '',
    'a/b.md',
    '/etc/passwd',
    Buffer.from('cad6b2e12e6d64', 'hex'),
    Buffer.from([0xff]),
  );
  const commit = commitOf(tree);
  repository.state = { commit, objects: [commit, tree] };
  expect((await list(repository)).map(({ path }) => path)).toEqual(['/手册.md', expect.stringMatching(/^\/.+$/)]);
});

test('folders that lie too deep and paths that are too long are left out, and the listing says so', async () => {
  await using repository = await startGitSource();
  repository.put(`${'d/'.repeat(60)}deep.md`, Buffer.from('deep'));
  repository.put(`${'长'.repeat(400)}.md`, Buffer.from('long'));
  repository.put('a.md', Buffer.from('a'));
  const both = reached(repository);
  expect((await listAll(gitKind, both)).map(({ name }) => name)).toEqual(['a.md']);
  expect(both.notes).toHaveLength(1);
});

test('a tree that names far more than it holds ends the listing', async () => {
  await using repository = await startGitSource();
  const trees = [named('a.md')];
  for (let depth = 0; depth < 12; depth++) {
    const { oid } = trees.at(-1)!;
    trees.push(treeOf(Array.from({ length: 10 }, (_, at) => ({ mode: '40000', name: `d${at}`, oid }))));
  }
  const commit = commitOf(trees.at(-1)!);
  repository.state = { commit, objects: [commit, ...trees] };
  await expect(list(repository)).rejects.toThrow('文件太多');
  const large = named(...Array.from({ length: 100_001 }, (_, at) => `${at}.md`));
  const another = commitOf(large);
  repository.state = { commit: another, objects: [another, large] };
  await expect(list(repository)).rejects.toThrow('文件太多');
});

const bomb = packed('tree', Buffer.alloc(40 * 1024 * 1024));

test.each([
  ['breaks off', (pack: Buffer) => pack.subarray(0, 40), '没有传完整'],
  ['is no pack', () => Buffer.from('hello world, this is no pack'), '没有传完整'],
  ['lacks what is wanted', () => packOf([packed('tree', Buffer.alloc(0))]), '没有传完整'],
  [
    'says less than it holds',
    () => packOf([Buffer.concat([packed('blob', Buffer.alloc(1)).subarray(0, 1), bomb])]),
    '没有传完整',
  ],
  ['holds a folder of any size', () => packOf([bomb]), '仓库太大'],
  ['says that it holds any number', () => packOf([], 4_000_000_000), '仓库太大'],
])('a pack that %s ends the listing', async (_name, spoil, words) => {
  await using repository = await startGitSource();
  repository.put('a.md', Buffer.from('a'));
  repository.spoil = spoil;
  await expect(list(repository)).rejects.toThrow(words);
});

test('a file that is not what its name says, or longer than it says, is not taken', async () => {
  await using repository = await startGitSource();
  repository.put('a.md', Buffer.from('a'.repeat(5_000)));
  const [entry] = await list(repository);
  for (const text of ['b'.repeat(5_000), 'short']) {
    repository.spoil = () => packOf([packed('blob', Buffer.from(text))]);
    const { reaching } = reached(repository);
    await expect(gitKind.fetch(reaching, entry!, '').then(bytesOf)).rejects.toThrow('没有传完整');
  }
});
