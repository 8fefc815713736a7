import { brokenOff } from './words.ts';

/** What a tree says of one of its entries. */
export interface TreeEntry {
  name: string;
  oid: string;
  kind: 'folder' | 'file' | 'link' | 'module';
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** What names on Chinese machines that are no UTF-8 are written in; it reads anything. */
const chinese = new TextDecoder('gb18030');

export function* readTree(tree: Buffer): Generator<TreeEntry> {
  for (let at = 0; at < tree.length;) {
    const space = tree.indexOf(0x20, at);
    const end = space < 0 ? -1 : tree.indexOf(0, space);
    if (end < 0 || end + 21 > tree.length) throw brokenOff();
    const kind = kindOf(tree.toString('latin1', at, space));
    yield { name: nameOf(tree.subarray(space + 1, end)), oid: tree.toString('hex', end + 1, end + 21), kind };
    at = end + 21;
  }
}

function kindOf(mode: string): TreeEntry['kind'] {
  const type = parseInt(mode, 8) >> 12;
  return type === 0o04 ? 'folder' : type === 0o12 ? 'link' : type === 0o16 ? 'module' : 'file';
}

function nameOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return chinese.decode(bytes);
  }
}

/** The tree of a commit. */
export function treeOf(commit: Buffer): string {
  const [, oid] = /^tree ([\da-f]{40})\n/.exec(commit.toString('latin1', 0, 46)) ?? [];
  if (oid === undefined) throw brokenOff();
  return oid;
}
