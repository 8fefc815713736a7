import type { StoredBlock } from '../documents/readPages.ts';

type Saver = Pick<NonNullable<StoredBlock['edit']>, 'by' | 'at'>;

/**
 * The blocks of a page after a save, each with whether its words are other than those that were read there. Who joins
 * blocks or cuts one in two, makes a table of words or puts back what was read, writes no other words.
 */
export function noteEdits(before: readonly StoredBlock[], after: readonly StoredBlock[], saver: Saver): StoredBlock[] {
  const old = new Map(before.map((block) => [block.id, block]));
  const kept = new Set(after.map(({ id }) => id));
  const noted = new Map<string, StoredBlock['edit']>();
  for (const [at, block] of after.entries()) {
    if (noted.has(block.id)) continue;
    const was = old.get(block.id);
    const words = plain(block);
    if (!was) {
      noted.set(block.id, words === '' ? undefined : { read: '', ...saver });
      continue;
    }
    const joined = together([was, ...following(before, was, ({ id }) => !kept.has(id))], words);
    const cut = together(
      [
        block,
        ...after.slice(
          at + 1,
          endOf(after, at, (each) => !old.has(each.id)),
        ),
      ],
      plain(was),
    );
    if (joined) noted.set(block.id, joinEdits(joined));
    else if (cut) for (const piece of cut) noted.set(piece.id, was.edit);
    else {
      const read = was.edit?.read ?? was.text;
      noted.set(block.id, bare(read) === words ? undefined : { read, ...saver });
    }
  }
  return after.map(({ edit: _, ...block }) => {
    const edit = noted.get(block.id);
    return edit ? { ...block, edit } : block;
  });
}

/** Spaces and the lines between cells are no words. */
const bare = (text: string): string => text.replaceAll(/[\s|]/g, '');
const plain = ({ text }: StoredBlock): string => bare(text);

/** The first so many blocks whose words together are `words`. */
function together(blocks: readonly StoredBlock[], words: string): readonly StoredBlock[] | undefined {
  let said = '';
  for (const [at, block] of blocks.entries()) {
    said += plain(block);
    if (said === words) return blocks.slice(0, at + 1);
    if (!words.startsWith(said)) return;
  }
  return;
}

const endOf = (blocks: readonly StoredBlock[], at: number, goesOn: (block: StoredBlock) => boolean): number => {
  const end = blocks.findIndex((block, place) => place > at && !goesOn(block));
  return end < 0 ? blocks.length : end;
};

const following = (blocks: readonly StoredBlock[], block: StoredBlock, goesOn: (block: StoredBlock) => boolean) => {
  const at = blocks.indexOf(block);
  return blocks.slice(at + 1, endOf(blocks, at, goesOn));
};

function joinEdits(parts: readonly StoredBlock[]): StoredBlock['edit'] {
  const last = parts.flatMap(({ edit }) => edit ?? []).toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
  return last && { ...last, read: parts.map(({ edit, text }) => edit?.read ?? text).join('\n') };
}
