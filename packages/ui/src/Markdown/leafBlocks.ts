import type { BlockTree } from './blockTree.ts';
import { CodeBlock } from './codeBlock.ts';
import { unescapeText } from './entities.ts';
import { ATX, BREAK, FENCE, MATH, UNDERLINE } from './lineStart.ts';
import { MathBlock } from './mathBlock.ts';
import { Heading, type Paragraph } from './paragraph.ts';
import { readDelimiterRow, TableBlock } from './tableBlock.ts';

/** Headings, fences, formulas, rules and tables: blocks that hold no other blocks. */
export function startLeaf(
  tree: BlockTree,
  text: string,
  indent: number,
  depth: number,
  paragraph: Paragraph | null,
): boolean {
  const atx = ATX.exec(text);
  if (atx) {
    tree.cut(depth);
    tree.put(new Heading(tree.owner, atx[0].length));
    tree.leaf?.text(text.slice(atx[0].length));
    return true;
  }
  const fence = FENCE.exec(text);
  if (fence) {
    tree.cut(depth);
    const mark = fence[1] ?? fence[3] ?? '';
    tree.fence = { mark, indent };
    const info = unescapeText((fence[2] ?? fence[4] ?? '').trim());
    tree.put(new CodeBlock(tree.owner, 'fence', info.split(/[\s{]/)[0] ?? ''));
    return true;
  }
  if (tree.owner.mathEnabled && MATH.test(text) && startMath(tree, text, depth)) return true;
  if (paragraph && UNDERLINE.test(text) && paragraph.takeDefinitions()) {
    underline(tree, paragraph, text.startsWith('=') ? 1 : 2);
    return true;
  }
  if (BREAK.test(text)) {
    tree.cut(depth);
    tree.append(document.createElement('hr'));
    return true;
  }
  const columns = paragraph ? readDelimiterRow(paragraph.lastLine, text) : null;
  if (!paragraph || !columns) return false;
  const head = paragraph.lastLine;
  if (!paragraph.dropLastLine()) {
    paragraph.element.remove();
    tree.leaf = null;
  }
  tree.closeLeaf();
  tree.put(new TableBlock(tree.owner, head, columns));
  return true;
}

function startMath(tree: BlockTree, text: string, depth: number): boolean {
  const opener = text.startsWith('$$') ? '$$' : '\\[';
  const closer = opener === '$$' ? '$$' : '\\]';
  const inner = text.slice(2);
  const end = inner.indexOf(closer);
  // Words after a formula on its line: it is part of the sentence.
  if (end >= 0 && inner.slice(end + 2).trim() !== '') return false;
  tree.cut(depth);
  const block = new MathBlock(tree.owner, opener);
  tree.put(block);
  if (inner.trim() !== '' && block.line(inner)) tree.closeLeaf();
  return true;
}

function underline(tree: BlockTree, paragraph: Paragraph, level: number): void {
  const heading = new Heading(tree.owner, level);
  heading.text(paragraph.source);
  paragraph.element.replaceWith(heading.element);
  heading.close();
  tree.leaf = null;
}
