import { describe, expect, test } from 'vitest';
import { answer, code, hostile, long, mathematics, table } from './storyTexts.ts';
import { makeStream, outline, rendered } from './testing.ts';

const here = location.origin;

const commonMark: [string, string][] = [
  ['# 标题 #', '<h1>标题</h1>'],
  ['####### 七个不是标题', '<p>####### 七个不是标题</p>'],
  ['一\n===', '<h1>一</h1>'],
  ['一\n\n二', '<p>一</p><p>二</p>'],
  ['一  \n二\\\n三', '<p>一<br>二<br>三</p>'],
  ['***', '<hr>'],
  ['- a\n- b\n  - c\n- d', '<ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li><li><p>d</p></li></ul>'],
  ['3. 三\n4. 四', '<ol start="3"><li><p>三</p></li><li><p>四</p></li></ol>'],
  ['1. a\n\n   段\n2. b', '<ol><li><p>a</p><p>段</p></li><li><p>b</p></li></ol>'],
  ['一共有\n2026. 年', '<p>一共有\n2026. 年</p>'],
  ['> 引\n接着\n\n外', '<blockquote><p>引\n接着</p></blockquote><p>外</p>'],
  ['> - a\n>\n>   b', '<blockquote><ul><li><p>a</p><p>b</p></li></ul></blockquote>'],
  ['```ts\na <b>\n\nc\n```', '<pre><code>a &lt;b>\n\nc\n</code></pre>'],
  ['~~~\n```\n~~~', '<pre><code>```\n</code></pre>'],
  ['    缩进\n\n    代码\n文', '<pre><code>缩进\n\n代码\n</code></pre><p>文</p>'],
  ['- 项\n\n  ```\n  x\n  ```', '<ul><li><p>项</p><pre><code>x\n</code></pre></li></ul>'],
  [
    '*a* **b** ***c*** _d_ __e__',
    '<p><em>a</em> <strong>b</strong> <em><strong>c</strong></em> <em>d</em> <strong>e</strong></p>',
  ],
  ['a_b_c foo*bar*baz', '<p>a_b_c foo<em>bar</em>baz</p>'],
  ['**a `*` b**', '<p><strong>a <code>*</code> b</strong></p>'],
  ['`` a`b ``', '<p><code>a`b</code></p>'],
  ['\\*不是\\* &copy; &#20013; &unknown;', '<p>*不是* © 中 &amp;unknown;</p>'],
  ['[文](/p "t") [文](<a b>)', `<p><a href="${here}/p">文</a> <a href="${here}/a%20b">文</a></p>`],
  [
    '[一][R] [R] [没有]\n\n[r]: https://r.example',
    '<p><a href="https://r.example/">一</a> <a href="https://r.example/">R</a> [没有]</p>',
  ],
  ['[a [b](/x) c](/y)', `<p>[a <a href="${here}/x">b</a> c](/y)</p>`],
  [
    '<https://a.example> <me@a.example>',
    '<p><a href="https://a.example/">https://a.example</a> <a href="mailto:me@a.example">me@a.example</a></p>',
  ],
  ['![图](/i.png)', `<p><img src="${here}/i.png" alt="图"></p>`],
];

const github: [string, string][] = [
  [
    '| a | b |\n|:-|-:|\n| 1 | 2 |',
    '<table><thead><tr><th data-align="start">a</th><th data-align="end">b</th></tr></thead><tbody><tr><td data-align="start">1</td><td data-align="end">2</td></tr></tbody></table>',
  ],
  [
    '| a |\n|---|\n| x \\| y |\n| `p\\|q` |',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>x | y</td></tr><tr><td><code>p|q</code></td></tr></tbody></table>',
  ],
  [
    '| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |\n完',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td></td></tr><tr><td>1</td><td>2</td></tr><tr><td>完</td><td></td></tr></tbody></table>',
  ],
  ['a | b\n说明', '<p>a | b\n说明</p>'],
  ['说明\n| a |\n|---|', '<p>说明</p><table><thead><tr><th>a</th></tr></thead><tbody></tbody></table>'],
  [
    '| a |\n|-|\n| 一<br>二 |',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>一<br>二</td></tr></tbody></table>',
  ],
  ['~~删~~ 10~20度，30~40度', '<p><del>删</del> 10~20度，30~40度</p>'],
  ['- [ ] 待办\n- [x] 完成', '<ul><li><input><p>待办</p></li><li><input checked=""><p>完成</p></li></ul>'],
  [
    '见https://a.example/x_y?q=1&r=2。后文',
    '<p>见<a href="https://a.example/x_y?q=1&r=2">https://a.example/x_y?q=1&amp;r=2</a>。后文</p>',
  ],
  [
    '(www.a.example/b) a@b.example',
    '<p>(<a href="http://www.a.example/b">www.a.example/b</a>) <a href="mailto:a@b.example">a@b.example</a></p>',
  ],
];

const chinese: [string, string][] = [
  ['**中文**标点', '<p><strong>中文</strong>标点</p>'],
  ['请看**“引用”**后面', '<p>请看<strong>“引用”</strong>后面</p>'],
  ['**价格：**100元', '<p><strong>价格：</strong>100元</p>'],
  ['这是**重点（必看）**内容', '<p>这是<strong>重点（必看）</strong>内容</p>'],
  ['**（一）**总则', '<p><strong>（一）</strong>总则</p>'],
  ['*斜体*，**`code`**吗', '<p><em>斜体</em>，<strong><code>code</code></strong>吗</p>'],
  ['版本**v2.0**。', '<p>版本<strong>v2.0</strong>。</p>'],
];

/** Where CommonMark would read emphasis (its example `5*6*78`) and take the signs of the product away. */
const products: [string, string][] = [
  ['尺寸20*30*40cm', '<p>尺寸20*30*40cm</p>'],
  ['20cm*30cm*4m，3米*4米*5米', '<p>20cm*30cm*4m，3米*4米*5米</p>'],
  ['2**3**4', '<p>2**3**4</p>'],
  ['a*b*c、2*x*3、φ20*φ30*40', '<p>a*b*c、2*x*3、φ20*φ30*40</p>'],
  ['(2+3)*4*(5+6)*2', '<p>(2+3)*4*(5+6)*2</p>'],
  ['长*宽*高，单价*数量', '<p>长*宽*高，单价*数量</p>'],
  ['138****1234、139****5678', '<p>138****1234、139****5678</p>'],
  ['**20*30*40**cm', '<p><strong>20*30*40</strong>cm</p>'],
  [
    '| a |\n|-|\n| 20*30*40 |',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>20*30*40</td></tr></tbody></table>',
  ],
  ['这是**重点**内容，满一年*五*天', '<p>这是<strong>重点</strong>内容，满一年<em>五</em>天</p>'],
  ['功率**220**W，现价**80**元', '<p>功率<strong>220</strong>W，现价<strong>80</strong>元</p>'],
  ['购买**HY-110**2台', '<p>购买<strong>HY-110</strong>2台</p>'],
];

const formulas: [string, string][] = [
  ['质能$E=mc^2$。', '<p>质能<span>E=mc^2</span>。</p>'],
  ['从$5到$10', '<p>从$5到$10</p>'],
  ['\\(a_1\\) 与 \\[b\\]后', '<p><span>a_1</span> 与 <span>b</span>后</p>'],
  ['公式：\n$$\nx*y*z\n$$\n完', '<p>公式：</p>x*y*z<p>完</p>'],
];

const citations: [string, string][] = [
  ['结论[1]。', '<p>结论<span data-cite="1">[1]</span>。</p>'],
  [
    '[1][2]，[1,2]，[1、3]',
    '<p><span data-cite="1">[1]</span><span data-cite="2">[2]</span>，<span data-cite="1,2">[1,2]</span>，<span data-cite="1,3">[1,3]</span></p>',
  ],
  ['[1](https://a.example) a[i]', '<p><a href="https://a.example/">1</a> a[i]</p>'],
];

describe.each([
  ['CommonMark', commonMark],
  ['GitHub', github],
  ['Chinese emphasis', chinese],
  ['products', products],
  ['formulas', formulas],
  ['citation marks', citations],
])('reads %s', (_name, cases) => {
  test.each(cases)('%j', (text, expected) => expect(rendered(text)).toBe(expected));
});

test('draws what is multiplied as it was written', () => {
  // The same numbers at every run, so that what fails can be read again.
  let seed = 7;
  const below = (limit: number) => (seed = (seed * 48271) % 2147483647) % limit;
  for (let round = 0; round < 400; round++) {
    let text = String(1 + below(99));
    for (let factors = 1 + below(5); factors > 0; factors--)
      text += `${'*'.repeat(1 + below(3))}${below(2) ? 1 + below(2000) : `${below(9)}.${1 + below(9)}`}`;
    expect(rendered(text)).toBe(`<p>${text}</p>`);
  }
});

describe('shows the same however the text was cut while it arrived', () => {
  const all = [...commonMark, ...github, ...chinese, ...products, ...formulas, ...citations].map(([text]) => text);
  test.each([1, 2, 3, 4, 5, 6, 7])('chunks of %i', (size) => {
    for (const text of [...all, all.join('\n\n'), answer, code, hostile, mathematics, table, long.slice(0, 1500)]) {
      expect(rendered(text, size)).toBe(rendered(text));
    }
  });

  test('carriage returns cut in two', () =>
    expect(rendered('一\r\n\r\n- 二\r\n- 三\r\n', 1)).toBe('<p>一</p><ul><li><p>二</p></li><li><p>三</p></li></ul>'));
});

describe('does not flash half-written syntax', () => {
  const shown = (text: string): string => {
    const { host, stream } = makeStream();
    for (let end = 1; end <= text.length; end++) stream.set(text.slice(0, end), true);
    return outline(host);
  };
  test.each([
    ['**粗', '<p><strong>粗</strong></p>'],
    ['粗**', '<p>粗</p>'],
    ['看[手册', '<p>看手册</p>'],
    ['看[手册](https://exa', '<p>看手册</p>'],
    ['见https://exa', '<p>见https://exa</p>'],
    ['![图](https://exa', '<p></p>'],
    ['用`npm i', '<p>用<code>npm i</code></p>'],
    ['一\n\n| 甲 | 乙', '<p>一</p><p></p>'],
    ['一\n\n##', '<p>一</p>'],
    ['一\n\n- ', '<p>一</p>'],
    ['一\n\n```ts', '<p>一</p>'],
    ['| 甲 |\n|---|\n| 一 | ', '<table><thead><tr><th>甲</th></tr></thead><tbody><tr><td>一</td></tr></tbody></table>'],
  ])('%j', (text, expected) => expect(shown(text)).toBe(expected));
});

test('reads a text anew when it does not continue the last one', () => {
  const { host, stream } = makeStream();
  stream.set('# 旧', true);
  stream.set('新的', true);
  stream.set('新的回答', false);
  expect(outline(host)).toBe('<p>新的回答</p>');
  stream.set('新的回答，重来', true);
  expect(outline(host)).toBe('<p>新的回答，重来</p>');
});

test('leaves finished blocks alone while the answer grows', () => {
  const { host, stream } = makeStream();
  let text = '';
  const grow = (added: string): void => stream.set((text += added), true);
  grow('第一段**完**。\n\n- 一\n- 二\n\n| a |\n|-|\n| 1 |\n');
  const [paragraph, list, row] = ['p', 'ul', 'tbody tr'].map((query) => host.querySelector(query));
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  for (const element of [paragraph, row])
    if (element) observer.observe(element, { childList: true, characterData: true, subtree: true });
  grow('| 2 |\n\n后面还有很多内容。\n\n```\nx\n```\n');
  changes.push(...observer.takeRecords());
  expect(changes).toHaveLength(0);
  expect([paragraph, list, row].every((element) => host.contains(element ?? null))).toBe(true);
});
