import { MAX_DEPTH, type BlockTree } from './blockTree.ts';
import { List } from './containers.ts';
import { indentOf, ITEM, TASK } from './lineStart.ts';
import type { Paragraph } from './paragraph.ts';

/** A list item; answers the rest of the line, or null if this is none. */
export function startItem(
  tree: BlockTree,
  text: string,
  indent: number,
  depth: number,
  paragraph: Paragraph | null,
): string | null {
  const match = ITEM.exec(text);
  if (!match || tree.stack.length >= MAX_DEPTH) return null;
  const mark = match[3] ?? match[1] ?? '';
  const start = match[2] === undefined ? null : Number(match[2]);
  const after = text.slice(match[0].length);
  const sibling = tree.stack[depth];
  const goesOn = sibling?.kind === 'item' && sibling.list.mark === mark;
  // Only a list that starts at one may break into a paragraph; a number at a line's start is usually just a number.
  if (paragraph && !goesOn && (after.trim() === '' || (start !== null && start !== 1))) return null;
  const spaces = indentOf(after);
  const blank = after.trim() === '';
  const padding = blank || spaces > 4 ? 1 : spaces;
  let list: List;
  if (goesOn) {
    list = sibling.list;
    if (sibling.blank) list.loosen();
    tree.cut(depth);
    for (const container of tree.stack) if (container.kind === 'item') container.blank = false;
  } else {
    tree.cut(depth);
    list = new List(tree.owner.classes, mark, start);
    tree.append(list.element);
  }
  const element = list.item();
  tree.stack.push({
    kind: 'item',
    element,
    list,
    indent: indent + match[0].length + padding,
    filled: !blank,
    blank: false,
  });
  let rest = blank ? '' : after.slice(padding);
  const task = TASK.exec(rest);
  if (task) {
    rest = rest.slice(task[0].length);
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.disabled = true;
    box.defaultChecked = task[1] !== ' ';
    element.className = tree.owner.classes.task;
    element.append(box);
  }
  return rest;
}
