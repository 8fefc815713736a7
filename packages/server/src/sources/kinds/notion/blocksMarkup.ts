import { textAsMarkup } from '../web/markup.ts';
import { textOf } from './answers.ts';
import type { NotionBlock } from './readBlocks.ts';

/** Words with the breaks of their lines. */
const inline = (text: string): string => textAsMarkup(text).replace(/\r?\n/g, '<br>');

const paragraph = (text: string): string => (text.trim() === '' ? '' : `<p>${inline(text)}</p>`);

const mark = { image: '图片', video: '视频', audio: '音频', file: '文件', pdf: '文件' } as const;
const isMedia = (type: string): type is keyof typeof mark => Object.hasOwn(mark, type);

/** What a block itself says, without those below it. What no type is known of says what its texts are. */
function wordsOf({ type, content }: NotionBlock): string {
  const { rich_text, caption, name, title, url, expression, checked } = content;
  const own = textOf(rich_text);
  if (type === 'to_do') return `${checked === true ? '☑' : '☐'} ${own}`;
  if (type === 'equation') return typeof expression === 'string' ? expression : '';
  if (isMedia(type)) return joined(`[${mark[type]}]`, typeof name === 'string' ? name : '', textOf(caption));
  if (type === 'child_page' || type === 'child_database') return typeof title === 'string' ? title : '';
  const link = typeof url === 'string' && /^https?:/.test(url) ? url : '';
  return joined(own, textOf(caption), link);
}

const joined = (...parts: string[]): string => parts.filter((part) => part.trim() !== '').join(' ');

const listOf = (type: string): 'ul' | 'ol' | undefined =>
  type === 'numbered_list_item' ? 'ol' : type === 'bulleted_list_item' || type === 'to_do' ? 'ul' : undefined;

/** Blocks as markup; items that follow each other are one list. */
export function blocksMarkup(blocks: readonly NotionBlock[]): string {
  const parts: string[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const list = listOf(blocks[at]!.type);
    if (!list) {
      parts.push(blockMarkup(blocks[at]!));
      continue;
    }
    const next = blocks.findIndex((each, index) => index > at && listOf(each.type) !== list);
    const end = next < 0 ? blocks.length : next;
    parts.push(`<${list}>${blocks.slice(at, end).map(itemMarkup).join('')}</${list}>`);
    at = end - 1;
  }
  return parts.join('');
}

/** Lists below an item are lists within it; other things are further lines of it, so that its list stays one. */
function itemMarkup(item: NotionBlock): string {
  const lists: NotionBlock[] = [];
  const lines = [wordsOf(item)];
  const gather = (blocks: readonly NotionBlock[]) => {
    for (const block of blocks) {
      if (listOf(block.type)) lists.push(block);
      else if (block.type === 'table_row') lines.push(cellsOf(block).join('｜'));
      else {
        lines.push(wordsOf(block));
        gather(block.children);
      }
    }
  };
  gather(item.children);
  const text = lines.filter((line) => line.trim() !== '').map(inline);
  return `<li>${text.join('<br>')}${blocksMarkup(lists)}</li>`;
}

function blockMarkup(block: NotionBlock): string {
  const { type, content, children } = block;
  const below = () => blocksMarkup(children);
  const words = wordsOf(block);
  // The title of the page is above them.
  const level = /^heading_([1-6])$/.exec(type)?.[1];
  if (level) return heading(Math.min(6, Number(level) + 1), words) + below();
  switch (type) {
    case 'quote':
      return `<blockquote>${paragraph(words)}${below()}</blockquote>`;
    case 'code':
      return `<pre>${textAsMarkup(textOf(content.rich_text))}</pre>${paragraph(textOf(content.caption))}`;
    case 'table':
      return tableMarkup(block);
    default:
      return paragraph(words) + below();
  }
}

const heading = (level: number, words: string): string =>
  words.trim() === '' ? '' : `<h${level}>${inline(words)}</h${level}>`;

const cellsOf = ({ content: { cells } }: NotionBlock): string[] => (Array.isArray(cells) ? cells.map(textOf) : []);

function tableMarkup({ content, children }: NotionBlock): string {
  const rows = children.filter(({ type }) => type === 'table_row').map(cellsOf);
  const row = (cells: readonly string[], tag: 'td' | 'th') =>
    `<tr>${cells.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join('')}</tr>`;
  const headed = content.has_column_header === true;
  return `<table>${rows.map((cells, at) => row(cells, headed && at === 0 ? 'th' : 'td')).join('')}</table>`;
}
