import { expect, test } from 'vitest';
import { pagePicturePath, readPagePicture } from './pagePicture.ts';

const fileId = 'd'.repeat(32);
const box = { left: 60.5, top: 400, right: 200, bottom: 500.25 };
const pass = { expires: '1795744800', holder: `use-${'a'.repeat(32)}`, signature: 'x-y_z' };

test('a picture of a page keeps its place and its pass in its address', () => {
  const address = pagePicturePath({ fileId, page: 3, box, pass });
  expect(address).toContain('/file/v1/open/kbBotFile/query/outputFile?');
  expect(readPagePicture(address)).toEqual({ fileId, page: 3, box, pass });
  expect(readPagePicture(`https://files.example${address}`)).toEqual({ fileId, page: 3, box, pass });
  expect(readPagePicture(pagePicturePath({ fileId, page: 3, box }))).toEqual({ fileId, page: 3, box, pass: undefined });
});

test.each([
  `/file/v1/open/image/${fileId}`,
  `/file/v1/open/kbBotFile/query/outputFile?id=${fileId}#page=3`,
  `/file/v1/open/kbBotFile/query/outputFile?id=${fileId}#page=3&box=1,2,3`,
  `/file/v1/open/kbBotFile/query/outputFile?id=${fileId}#page=0&box=1,2,3,4`,
  `/file/v1/open/kbBotFile/query/outputFile?id=${fileId}#page=1&box=1,2,3,x`,
  'data:image/png;base64,AA==',
])('%s is no picture of a page', (address) => {
  expect(readPagePicture(address)).toBeNull();
});
