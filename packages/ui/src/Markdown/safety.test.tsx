import { describe, expect, test } from 'vitest';
import { cleanText } from './cleanText.ts';
import { makeStream, rendered } from './testing.ts';

describe('raw HTML is text and never markup', () => {
  test.each([
    '<script>window.__xss=1</script>',
    '<img src=x onerror="window.__xss=1">',
    '<svg/onload=window.__xss=1>',
    '<iframe srcdoc="<script>parent.__xss=1</script>">',
    'a <b>粗</b> &lt;i&gt;',
    '<a href="javascript:window.__xss=1">x</a>',
    '</div></p><style>*{display:none}</style>',
  ])('%s', (text) => {
    const { host, stream } = makeStream();
    document.body.append(host);
    stream.set(text, false);
    expect(host.querySelectorAll('script, img, svg, iframe, b, i, style').length).toBe(0);
    for (const element of host.querySelectorAll('*'))
      for (const { name } of element.attributes) expect(name).not.toMatch(/^on/);
    expect('__xss' in window).toBe(false);
    host.remove();
  });
});

describe('links carry only addresses that cannot run or read anything', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    '&#106;avascript:alert(1)',
    'intent://x#Intent;end',
  ])('%j is words only', (address) => {
    expect(rendered(`[点我](<${address}>)`)).not.toContain('href');
    expect(rendered(`<${address}>`)).not.toContain('href');
    expect(rendered(`![图](<${address}>)`)).not.toMatch(/src|href/);
  });

  test('an outside link names its real host and gives nothing away', () => {
    const { host, stream } = makeStream();
    stream.set('[www.bank.example](https://www.bank.example@evil.example/login)', false);
    const link = host.querySelector('a');
    expect(link?.dataset.host).toBe('evil.example');
    expect(link?.rel).toBe('noopener noreferrer nofollow ugc');
    expect(link?.target).toBe('_blank');
  });
});

describe('an answer requests nothing from elsewhere by itself', () => {
  test('an outside image is a link with its host', () => {
    expect(rendered('![a](https://evil.example/leak.png)')).toBe(
      '<p><a href="https://evil.example/leak.png">a (evil.example)</a></p>',
    );
    expect(rendered('![a](//evil.example/leak.png)')).not.toContain('src');
  });
  test('an image of a listed host is shown', () =>
    expect(rendered('![a](https://cdn.example/i.png)')).toContain('src="https://cdn.example/i.png"'));
  test('a half-arrived address is not loaded', () => {
    const { host, stream } = makeStream();
    const text = '![a](https://cdn.example/i.png?leak=1';
    for (let end = 1; end <= text.length; end++) {
      stream.set(text.slice(0, end), true);
      expect(host.querySelector('img, a')).toBeNull();
    }
  });
});

// What it costs, `npm run bench -- hostile` measures.
describe('hostile input stays small on the page', () => {
  const repeat = (unit: string, prefix = '', suffix = ''): string =>
    prefix + unit.repeat(Math.ceil(65_536 / unit.length)) + suffix;
  test.each([
    ['nested emphasis', repeat('*a **a ')],
    ['closed emphasis', repeat('*a ') + repeat('a* ')],
    ['unclosed links', repeat('[a](<b')],
    ['open brackets', repeat('[')],
    ['nested links', repeat('[') + repeat('](x)')],
    ['autolinks', repeat('<http://')],
    ['wide table row', repeat('x|', 'a|b\n-|-\n')],
    ['many rows', repeat('|x|y|\n', '|a|b|\n|-|-|\n')],
    ['definitions', repeat('[a]: u\n')],
    [
      'definitions used',
      Array.from({ length: 4000 }, (_, i) => `[a${i}]`).join(' ') +
        Array.from({ length: 2000 }, (_, i) => `\n\n[a${i}]: u`).join(''),
    ],
    ['quotes', repeat('>')],
    ['nested items', repeat('- ')],
    ['ticks', Array.from({ length: 350 }, (_, i) => '`'.repeat(i + 1)).join(' ')],
    ['entities', repeat('&#')],
    ['dollars', repeat('$a ')],
    ['mail', repeat('a@')],
    ['brackets and bangs', repeat('![[]()')],
    ['escapes', repeat('\\(')],
    ['tildes', repeat('~~a ')],
    ['spaces', `a${' '.repeat(65_000)}b`],
    ['underscores', repeat('_')],
    ['colons', repeat('https:')],
    ['indent', repeat('\t')],
    ['citations', repeat('[1]')],
  ])('%s', (_name, text) => {
    const { host, stream } = makeStream();
    stream.set(text, false);
    expect(host.querySelectorAll('a, [data-cite]').length).toBeLessThanOrEqual(500);
    expect(host.querySelectorAll('td').length).toBeLessThanOrEqual(5000);
    let depth = 0;
    for (let element = host.querySelector('*:not(:has(*))'); element; element = element.parentElement) depth++;
    expect(depth).toBeLessThan(260);
  });
});

test('a copy holds only what can be seen', () => {
  expect(cleanText('中\u200b文\u202eabc\u2069 \u{e0041}👩\u200d💻')).toBe('中文abc 👩\u200d💻');
});
