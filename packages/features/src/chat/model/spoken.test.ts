import { expect, test } from 'vitest';
import { spokenPart } from './spoken.ts';

test('a growing answer is told in whole sentences, each once', () => {
  const whole = '滤芯**半年**换一次[1]。PP棉三个月换一次 [2]！复位时长按5秒';
  let told = 0;
  const heard: string[] = [];
  for (let length = 0; length <= whole.length; length += 3) {
    const part = spokenPart(whole.slice(0, length), told, false);
    told = part.told;
    if (part.words) heard.push(part.words);
  }
  expect(heard).toEqual(['滤芯半年换一次。', 'PP棉三个月换一次！']);
  expect(spokenPart(whole, told, true)).toEqual({ words: '复位时长按5秒', told: whole.length });
  expect(spokenPart(whole, whole.length, true).words).toBe('');
});

test('headings, lists, links and tables are told without their signs', () => {
  const answer =
    '## 步骤\n1. 关闭[进水阀](https://a.cn/x)。\n- [ ] 排水\n> 注意\n| 型号 | 价格 |\n|---|:-:|\n| R8 | 399 |\n\n---\n';
  expect(spokenPart(answer, 0, false).words).toBe('步骤 1. 关闭进水阀。 排水 注意 型号，价格。 R8，399。');
});

test('code is named, not spelt, also when it comes in parts', () => {
  const answer = '先运行：\n```sh\nrm -rf x;\necho "好。"\n```\n再重启。';
  expect(spokenPart(answer, 0, true).words).toBe('先运行： 代码。 再重启。');
  const half = answer.indexOf('echo');
  const first = spokenPart(answer.slice(0, half), 0, false);
  expect(first.words).toBe('先运行： 代码。');
  expect(spokenPart(answer, first.told, true).words).toBe('再重启。');
});

test('a point inside a number or an address ends no sentence', () => {
  expect(spokenPart('电压为3.3', 0, false)).toEqual({ words: '', told: 0 });
  expect(spokenPart('It holds 3.5 litres. More', 0, false).words).toBe('It holds 3.5 litres.');
});
