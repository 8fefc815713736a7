/** Formats of pictures that are taken from people. */
export type PictureFormat = 'png' | 'jpeg' | 'webp';

/**
 * First bytes, in hex, of the formats that are taken. A decoder is not asked about anything else: it knows SVG and PDF
 * too.
 */
const signatures: Readonly<Record<PictureFormat, RegExp>> = {
  // With the head that each one begins with, and a width and a height.
  png: /^89504e470d0a1a0a0000000d49484452(?!00000000)[\da-f]{8}(?!00000000)/,
  jpeg: /^ffd8ff[c-f]/,
  webp: /^52494646[\da-f]{8}57454250565038(?:20|4c|58)/,
};

/** The format of a picture by its first bytes; undefined for everything else. */
export function pictureFormat(bytes: Buffer): PictureFormat | undefined {
  const head = bytes.subarray(0, 24).toString('hex');
  return (Object.keys(signatures) as PictureFormat[]).find((name) => signatures[name].test(head));
}
