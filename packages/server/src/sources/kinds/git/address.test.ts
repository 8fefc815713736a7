import { expect, test } from 'vitest';
import { pageOf, repositoryName, repositoryOf } from './address.ts';

test.each([
  ['https://github.com/team/docs.git', 'https://github.com/team/docs/blob/feat/a/%E6%89%8B%E5%86%8C/a%23b.md'],
  ['https://gitee.com/team/docs/', 'https://gitee.com/team/docs/blob/feat/a/%E6%89%8B%E5%86%8C/a%23b.md'],
  [
    'https://gitlab.example.com/a/b/docs',
    'https://gitlab.example.com/a/b/docs/-/blob/feat/a/%E6%89%8B%E5%86%8C/a%23b.md',
  ],
  ['https://git.example.com/team/docs', undefined],
])('a file of %s opens where its provider shows it', (address, page) => {
  expect(pageOf(new URL(address), 'feat/a', '手册/a#b.md')).toBe(page);
});

test.each([
  ['https://github.com/team/docs/tree/main/guide', 'https://github.com/team/docs'],
  ['https://gitlab.com/a/b/docs/-/blob/main/a.md', 'https://gitlab.com/a/b/docs'],
  ['https://gitea.example.com/team/docs/src/branch/main', 'https://gitea.example.com/team/docs'],
])('the page %s is told from the repository', (address, repository) => {
  expect(() => repositoryOf(new URL(address))).toThrow(`请填写仓库地址${repository}，`);
});

test('a repository is asked where it is, and called by its last part', () => {
  expect(repositoryOf(new URL('https://dev.example.com/a/_git/docs/?x=1'))).toBe('https://dev.example.com/a/_git/docs');
  expect(repositoryName({ address: new URL('https://gitee.com/team/%E6%89%8B%E5%86%8C.git') })).toBe('手册');
  expect(repositoryName({ address: new URL('https://git.example.com/') })).toBe('git.example.com');
});
