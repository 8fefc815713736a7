import { expect, test } from 'vitest';
import { plainWords } from './plainWords.ts';

test.each([
  [
    '没有找到确切的答案，以下内容可能相关：\n\n> 年假满一年五天。 [1]\n\n> 病假另算。 [2]',
    '年假满一年五天。 [1]\n\n病假另算。 [2]',
  ],
  ['以下内容摘自知识库：\n\n> 第一行\\\n> 第二行 [1]', '第一行\n第二行 [1]'],
  [
    '以下内容摘自知识库：\n\n> | 城市 | 标准 |\n> | --- | --- |\n> | 上海 | 600 元 [1] |',
    '城市：上海，标准：600 元 [1]',
  ],
  ['## 年假\n**五天**，见 `A-3`。\n* 满十年十天', '年假\n五天，见 A-3。\n• 满十年十天'],
  ['按 3\\*4 排列，型号 a\\_b', '按 3*4 排列，型号 a_b'],
  ['说明 > 5 分', '说明 > 5 分'],
])('%j is written as %j', (answer, words) => expect(plainWords(answer)).toBe(words));
