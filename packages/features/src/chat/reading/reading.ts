import type { Reading } from '@tinystar/contract';
import { storage } from '../../shared/storage.ts';

const sizes = ['sm', 'md', 'lg', 'xl'] as const;
const widths = ['md', 'lg', 'xl'] as const;

/** Where it is kept how somebody likes to read. */
export interface KeptReading {
  read(): Reading;
  write(reading: Reading): void;
}

/** In this browser, for whoever reads without being logged in. */
export const keptHere: KeptReading = {
  read() {
    const kept = storage.read('reading')?.split(' ') ?? [];
    return {
      size: sizes.find((size) => size === kept[0]) ?? 'md',
      width: widths.find((width) => width === kept[1]) ?? 'md',
      dense: kept[2] === 'dense',
    };
  },
  write: ({ size, width, dense }) => storage.write('reading', `${size} ${width} ${dense ? 'dense' : ''}`),
};
