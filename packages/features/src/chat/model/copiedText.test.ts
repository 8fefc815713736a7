import { expect, test } from 'vitest';
import { copiedText } from './copiedText.ts';

test.each([
  ['source numbers go', '应可靠接地 [1]，不小于16 mm² [2, 3]。', '应可靠接地，不小于16 mm²。'],
  [
    'quote marks and escapes of an excerpt go',
    '以下内容摘自知识库：\n\n> 1\\. 先断电\\\n> 2\\. 再拆 \\[旧\\] 滤芯 [1]',
    '以下内容摘自知识库：\n\n1. 先断电\n2. 再拆 [旧] 滤芯',
  ],
  [
    'a quoted table becomes cells parted by tabs',
    '> | 滤芯 | 更换周期 |\n> | --- | --- |\n> | RO \\| 反渗透 | 24 个月 [1] |',
    '滤芯\t更换周期\nRO | 反渗透\t24 个月',
  ],
  ['code stays as it is', '```js\na[1] > b\n```', '```js\na[1] > b\n```'],
  ['what a model wrote stays markup', '**先**断电\n\n- 一', '**先**断电\n\n- 一'],
])('%s', (_, answer, copied) => {
  expect(copiedText(answer)).toBe(copied);
});
