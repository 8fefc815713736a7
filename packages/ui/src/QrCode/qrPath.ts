import { encode } from 'uqr';

/** Light modules around the code that readers need to find it, as ISO/IEC 18004 asks. */
export const QUIET = 4;

export interface QrShape {
  /** Modules on a side, quiet zone included. */
  size: number;
  /** All dark modules as one SVG path, one unit per module. */
  path: string;
}

/** Draws `text` as a QR code. `strong` restores up to 30 % of it, which leaves room for a picture in the middle. */
export function qrPath(text: string, strong: boolean): QrShape {
  const { data, size } = encode(text, { ecc: strong ? 'H' : 'M', border: QUIET });
  let path = '';
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      path += `M${start} ${y}h${x + 1 - start}v1H${start}z`;
    }
  }
  return { size, path };
}

/** Side of the picture's white ground as a share of the whole code: at most a twentieth of the modules are lost. */
export const LOGO_SHARE = 0.22;
