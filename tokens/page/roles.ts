import { contrast, role, rows } from '../contrast.ts';
import { colours } from '../generated/index.ts';
import { origins } from '../generated/origins.ts';

export interface Leaf {
  path: string;
  value: string;
}

/** All ends of a tree of tokens with their dotted names. */
export function leaves(tree: object, before = ''): Leaf[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? leaves(value, `${before}${key}.`)
      : [{ path: `${before}${key}`, value: String(value) }],
  );
}

export interface RoleFigure {
  hex: string;
  /** The palette step behind it, `neutral 900`, or the hex of a colour of its own. */
  origin: string;
  /** Contrast with the partner it is tested against; null where nothing is tested. */
  ratio: number | null;
}

/** The pair that says most about a role: on the surface, else its first, else what stands on it. */
const pairOf = (path: string) =>
  rows.find(([front, back]) => front === path && back === 'bg.surface') ??
  rows.find(([front]) => front === path) ??
  rows.find(([, back]) => back === path);

/** The least contrast a role must reach, or undefined for decoration. */
export const leastOf = (path: string) => pairOf(path)?.[2];

/** What the Tokens page tells about a role in one theme. */
export function figureOf(theme: keyof typeof colours, path: string): RoleFigure {
  const hex = leaves(colours[theme]).find((leaf) => leaf.path === path)?.value ?? '';
  const pair = pairOf(path);
  return {
    hex,
    origin: (origins[theme] as Record<string, string>)[path] ?? hex,
    ratio: pair ? contrast(role(theme, pair[0]), role(theme, pair[1])) : null,
  };
}
