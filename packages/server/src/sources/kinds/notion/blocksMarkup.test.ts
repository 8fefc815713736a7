import { expect, test } from 'vitest';
import { block, richText, tableOf, words, type FakeBlock } from '../../testing/notionThings.ts';
import { blocksMarkup } from './blocksMarkup.ts';
import type { NotionBlock } from './readBlocks.ts';

const read = ({ id, type, content, children }: FakeBlock): NotionBlock => ({
  id,
  type,
  content: content as Record<string, unknown>,
  children: children.map(read),
});
const markup = (...blocks: FakeBlock[]) => blocksMarkup(blocks.map(read));

test('headings, paragraphs, quotes, callouts and toggles are what they say', () => {
  expect(
    markup(
      words('heading_1', '退货'),
      words('paragraph', '七天内 < 14天\n可以退货'),
      words('heading_3', '例外', words('paragraph', '折叠在标题里')),
      words('quote', '引文', words('paragraph', '引文里')),
      block('callout', { rich_text: richText('注意'), icon: { type: 'emoji', emoji: '💡' } }),
      words('toggle', '展开', words('paragraph', '里面')),
      words('paragraph', ''),
    ),
  ).toBe(
    '<h2>退货</h2><p>七天内 &lt; 14天<br>可以退货</p><h4>例外</h4><p>折叠在标题里</p>' +
      '<blockquote><p>引文</p><p>引文里</p></blockquote><p>注意</p><p>展开</p><p>里面</p>',
  );
});

test('items that follow each other are one list, whatever stands within them', () => {
  expect(
    markup(
      words('numbered_list_item', '一', words('bulleted_list_item', '甲', words('to_do', '子'))),
      words('numbered_list_item', '二', block('code', { rich_text: richText('run') }), tableOf([['a', 'b']])),
      words('bulleted_list_item', '点'),
      block('to_do', { rich_text: richText('做完'), checked: true }),
    ),
  ).toBe(
    '<ol><li>一<ul><li>甲<ul><li>☐ 子</li></ul></li></ul></li><li>二<br>run<br>a｜b</li></ol>' +
      '<ul><li>点</li><li>☑ 做完</li></ul>',
  );
});

test('tables, code, equations, media and links keep their words', () => {
  expect(
    markup(
      tableOf([
        ['型号', '价格'],
        ['A', '80'],
      ]),
      block('code', { rich_text: richText('a < b\n\nc'), caption: richText('例子'), language: 'c' }),
      block('equation', { expression: 'E=mc^2' }),
      block('image', { type: 'external', external: { url: 'https://example.com/a.png' }, caption: richText('接线图') }),
      block('file', { type: 'file', name: '合同.docx', caption: [] }),
      block('bookmark', { url: 'https://example.com/', caption: richText('官网') }),
      block('embed', { url: 'javascript:alert(1)', caption: [] }),
    ),
  ).toBe(
    '<table><tr><th>型号</th><th>价格</th></tr><tr><td>A</td><td>80</td></tr></table>' +
      '<pre>a &lt; b\n\nc</pre><p>例子</p><p>E=mc^2</p><p>[图片] 接线图</p><p>[文件] 合同.docx</p>' +
      '<p>官网 https://example.com/</p>',
  );
});

test('columns and synced blocks are their content, subpages their names, and unknown blocks their words', () => {
  expect(
    markup(
      block(
        'column_list',
        {},
        block('column', {}, words('paragraph', '左')),
        block('column', {}, words('paragraph', '右')),
      ),
      block('synced_block', { synced_from: null }, words('paragraph', '同步')),
      block('child_page', { title: '子页' }),
      block('child_database', { title: '表' }),
      block('divider'),
      block('unsupported'),
      words('tomorrow', '新的种类', words('paragraph', '它里面')),
    ),
  ).toBe('<p>左</p><p>右</p><p>同步</p><p>子页</p><p>表</p><p>新的种类</p><p>它里面</p>');
});
