import type { Block, Input, waitingEdits } from '@tinystar/contract';

/** What is taken over instead of what waits: other words, or other cells of a table. */
export type Rewritten = Pick<Input<typeof waitingEdits.take>, 'text' | 'cells'>;

/** What waits, to be changed. */
export const asWritten = ({ text, cells }: Pick<Block, 'text' | 'cells'>): Rewritten => (cells ? { cells } : { text });
