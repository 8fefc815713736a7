import { constants } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { checkListed } from './checkListed.ts';

const entry = (name: string, size?: number) => ({ id: name, name, path: `/${name}`, revision: '', size });

test('a file is refused by its listed name and size, with what to do', () => {
  for (const name of ['a.md', 'A.Markdown', 'b.pdf ']) checkListed(entry(name, 5), ['pdf', 'md']);
  checkListed(entry('a.md'), ['md']);
  for (const name of ['a.html', 'README', 'md', '.md.'])
    expect(() => checkListed(entry(name), ['pdf', 'md'])).toThrow('可以收录pdf、md：请换一种格式');
  checkListed(entry('a.md', constants.UPLOAD_FILE_MAX), ['md']);
  expect(() => checkListed(entry('a.md', constants.UPLOAD_FILE_MAX + 1), ['md'])).toThrow('文件超过64M，请拆分');
});
