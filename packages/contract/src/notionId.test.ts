import { expect, test } from 'vitest';
import { notionId } from './notionId.ts';

const id = '248104cd477e80fdb757e945d38000bd';

test.each([
  [`https://www.notion.so/company/Handbook-${id}`, id],
  [`https://www.notion.so/${id}?v=148104cd477e80bb928f000ce197ddf2`, id],
  [`https://www.notion.so/${'a'.repeat(32)}?p=${id}&pm=s`, id],
  [`https://company.notion.site/%E6%89%8B%E5%86%8C-${id}#part`, id],
  ['https://www.notion.so/248104cd-477e-80fd-b757-e945d38000bd/', id],
  [` ${id.toUpperCase()} `, id],
  ['248104cd-477e-80fd-b757-e945d38000bd', id],
  ['https://www.notion.so/company', undefined],
  [`https://www.notion.so/?v=${id}`, undefined],
  [`${id}0`, undefined],
  ['', undefined],
])('%s is the address of %s', (text, wanted) => {
  expect(notionId(text)).toBe(wanted);
});
