import type { SourceAccess, SourceEntry } from '../kind.ts';
import { foldersOf, pageOf } from './address.ts';
import type { Read } from './readPack.ts';
import { readTree, treeOf, type TreeEntry } from './tree.ts';
import { brokenOff, noFolder, tooManyFiles } from './words.ts';

/** What a tree names in all, and how deep its folders lie; trees of a few bytes can name more than there is memory for. */
const MOST_NAMES = 100_000;
const DEEPEST = 50;
/** Bytes of a path. */
const LONGEST = 1_000;

/** What a commit holds below the folder of the source. */
export interface Walked {
  entries: SourceEntry[];
  /** What was left out, in words; '' for nothing. */
  cut: string;
}

/** What stands before the name of something that is no file, so that it is refused with its reason. */
export const marks = { link: 'link:', module: 'module:' } as const;

/** Every file below the folder. Hidden ones, and names that are no names, are passed over. */
export function walk(
  objects: ReadonlyMap<string, Read>,
  commit: string,
  { address, place, branch }: Pick<SourceAccess, 'address' | 'place'> & { branch: string },
): Walked {
  const top = foldersOf(place.folder);
  const waiting = [{ oid: folderAt(objects, commit, top), path: '', depth: 0 }];
  const prefix = top.map((part) => `${part}/`).join('');
  const walked: Walked = { entries: [], cut: '' };
  const seen = new Set<string>();
  let names = 0;
  // It grows by the folders that are found on the way.
  for (const folder of waiting) {
    for (const { name, oid, kind } of readTree(treeAt(objects, folder.oid))) {
      if (++names > MOST_NAMES) throw tooManyFiles();
      if (name === '' || name.includes('/') || /^(\.|~\$)/.test(name)) continue;
      const path = `${folder.path}${name}`;
      const id = `${prefix}${path}`;
      if (kind === 'folder') {
        if (folder.depth >= DEEPEST) walked.cut ||= '有些文件夹嵌套太深，其中的文件没有收录';
        else waiting.push({ oid, path: `${path}/`, depth: folder.depth + 1 });
      } else if (Buffer.byteLength(id) > LONGEST) walked.cut ||= '有些文件的路径太长，没有收录';
      else if (!seen.has(id)) {
        // Names in two encodings may read alike.
        seen.add(id);
        const opened = kind === 'module' ? undefined : pageOf(address, branch, id);
        walked.entries.push({
          id,
          name,
          path: `/${path}`,
          revision: `${kind === 'file' ? '' : marks[kind]}${oid}`,
          ...(opened !== undefined && { address: opened }),
        });
      }
    }
  }
  return walked;
}

function folderAt(objects: ReadonlyMap<string, Read>, commit: string, folders: readonly string[]): string {
  const read = objects.get(commit);
  if (read?.type !== 'commit') throw brokenOff();
  let oid = treeOf(read.data);
  for (const name of folders) {
    const there = [...readTree(treeAt(objects, oid))].find((entry: TreeEntry) => entry.name === name);
    if (there?.kind !== 'folder') throw noFolder(folders.join('/'));
    oid = there.oid;
  }
  return oid;
}

function treeAt(objects: ReadonlyMap<string, Read>, oid: string): Buffer {
  const read = objects.get(oid);
  if (read?.type !== 'tree') throw brokenOff();
  return read.data;
}
