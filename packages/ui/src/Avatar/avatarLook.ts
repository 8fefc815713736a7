/** The five colours a person or an assistant may have; the name is stored, never the hex. */
export const avatarColours = ['blue', 'purple', 'yellow', 'green', 'cyan'] as const;
export type AvatarColour = (typeof avatarColours)[number];

/** As stored: an address, a data URI, bare base64, a colour name, or an object with one of these under `data`. */
export type AvatarSource =
  | { type: 'url'; url: string }
  | { type: 'dataUri'; dataUri: string }
  | { type: 'base64'; base64: string }
  | { type: 'color'; color: string }
  | { type: 'data'; data: string };

/** The first `count` characters of a name. */
export function initialsOf(name: string, count = 2): string {
  let letters = '';
  for (const character of name.trim()) {
    if (count-- === 0) break;
    letters += character;
  }
  return letters;
}

/** The same colour for the same key, on every device. */
export function colourOf(key: string): AvatarColour {
  let sum = 0;
  for (const character of key) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return avatarColours[sum % avatarColours.length] ?? 'blue';
}

/** The address of the picture, or undefined when the avatar is letters on a colour. */
export function pictureOf(source: AvatarSource | undefined): string | undefined {
  if (source === undefined || source.type === 'color') return undefined;
  if (source.type === 'url') return source.url || undefined;
  const raw = source.type === 'dataUri' ? source.dataUri : source.type === 'base64' ? source.base64 : source.data;
  if (raw === '') return undefined;
  return raw.startsWith('data:') ? (raw.startsWith('data:image/') ? raw : undefined) : `data:image/png;base64,${raw}`;
}
