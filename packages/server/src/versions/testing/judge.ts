import type { StoredBlock } from '../../documents/readPages.ts';
import { samePlace, share } from '../boxes.ts';
import type { Carried } from '../carry.ts';
import { placed, type Placed } from '../placed.ts';
import { bare } from '../words.ts';
import type { Draft, Part } from './draft.ts';
import type { Act } from './makersWork.ts';
import type { SetDocument } from './setPages.ts';

export interface Verdict {
  act: Act['act'];
  /** Whether the parts it was done to say the same in the new version. */
  unchanged: boolean;
  result: 'carried' | 'asked' | 'lost';
}

export interface Judged {
  verdicts: Verdict[];
  /** Blocks that nobody touched and that are switched off or missing now. */
  invented: number;
}

/** What became of each thing that a maker did, by the parts and not by the words that the engine goes by. */
export function judge(old: Draft, next: Draft, after: SetDocument, done: readonly Act[], carried: Carried): Judged {
  const result = placed(carried.pages);
  const pieces = Map.groupBy(placed(after.pages), ({ block }) => after.partOf.get(block.id)!);
  const find = ({ parts }: Draft, id: string) => parts.find((part) => part.id === id);
  const isUnchanged = (id: string) => saysTheSame(find(old, id), find(next, id));
  const at = (id: string) => pieces.get(id) ?? [];
  const verdicts = done.map((each): Verdict => {
    const names = [...each.parts, ...(each.picture ? [each.picture] : [])];
    const unchanged = names.every(isUnchanged);
    const there = isCarried(each, { result, at, old });
    return { act: each.act, unchanged, result: there ? 'carried' : isAsked(each, carried) ? 'asked' : 'lost' };
  });
  const touched = new Set(done.flatMap(({ parts }) => parts));
  const untouched = [...pieces].flatMap(([id, blocks]) => (touched.has(id) ? [] : blocks));
  const invented = untouched.filter((piece) => {
    const now = result.filter((each) => each.page === piece.page && samePlace(each.block.box, piece.block.box));
    return !now.some(({ block }) => block.status === 'enabled' && bare(block.text) === bare(piece.block.text));
  });
  return { verdicts, invented: invented.length };
}

const saysTheSame = (one: Part | undefined, other: Part | undefined): boolean =>
  one !== undefined && other !== undefined && bare(one.text) === bare(other.text) && one.form === other.form;

interface Seen {
  result: readonly Placed<StoredBlock>[];
  at(part: string): readonly Placed[];
  old: Draft;
}

function isCarried({ act, parts, mark, picture }: Act, { result, at, old }: Seen): boolean {
  const pieces = parts.flatMap(at);
  const here = ({ page, block }: Placed) =>
    pieces.some(
      (piece) =>
        piece.page === page && (share(block.box, piece.block.box) > 0.5 || share(piece.block.box, block.box) > 0.5),
    );
  const words = parts.map((id) => bare(old.parts.find((part) => part.id === id)!.text));
  const said = result.filter((each) => here(each));
  const marked = result.filter(({ block }) => block.text.includes(mark));
  switch (act) {
    case 'rewrite':
    case 'retype':
    case 'correctCell':
      return marked.length === 1 && here(marked[0]!) && (act !== 'correctCell' || isInItsCell(marked[0]!, mark));
    case 'draw':
      return marked.length === 1;
    case 'disable':
      return pieces.length > 0 && pieces.every((piece) => placeIn(said, piece)?.block.status === 'disabled');
    case 'delete':
      return pieces.length > 0 && pieces.every((piece) => !placeIn(said, piece));
    case 'join':
      return said.some(({ block }) => bare(block.text) === words.join(''));
    case 'split':
      return said.length === 2 && said.map(({ block }) => bare(block.text)).join('') === words[0];
    case 'splitJoin':
      return said.length === 2 && said.map(({ block }) => bare(block.text)).join('') === words.join('');
    case 'illustrate': {
      const bound = said.find(({ block }) => block.images)?.block.images?.[0];
      const shown = result.find(({ block }) => block.id === bound?.image_block_id);
      const right = at(picture!).some(
        (piece) => shown?.page === piece.page && samePlace(shown.block.box, piece.block.box),
      );
      return right && bound!.image_path.endsWith(`#page=${shown!.page}`);
    }
  }
}

/** The price of the second line, wherever its column stands. */
const isInItsCell = ({ block }: Placed, mark: string): boolean => {
  const cells = block.cells ?? [];
  const column = cells[0]?.indexOf('价格') ?? -1;
  const price = cells.find((row) => row.includes(mark));
  return price?.[0]?.endsWith('2号') === true && (column < 0 || price[column] === mark);
};

const placeIn = (all: readonly Placed<StoredBlock>[], { page, block }: Placed) =>
  all.find((each) => each.page === page && samePlace(each.block.box, block.box));

function isAsked({ act, read, mark, picture }: Act, { waiting }: Carried): boolean {
  if (act === 'draw') return waiting.some(({ mine }) => mine.some(({ block }) => block.text === mark));
  if (read.every((id) => waiting.some((each) => each.read.some(({ block }) => block.id === id)))) return true;
  return picture !== undefined && waiting.some(({ mine }) => mine.some(({ block }) => block.images !== undefined));
}
