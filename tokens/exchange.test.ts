import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(`./generated/${name}`, import.meta.url), 'utf8');

/** Variables of the blocks of a style sheet whose selector ends so; the first block counts, later ones stand in queries. */
function variablesOf(css: string, selector: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!block[1]!.trimEnd().endsWith(selector)) continue;
    for (const line of block[2]!.matchAll(/(--[\w-]+):\s*([^;]+);/g))
      if (!found.has(line[1]!)) found.set(line[1]!, line[2]!.trim());
  }
  return found;
}

interface Token {
  $type: string;
  $value: unknown;
}
interface Tree {
  [key: string]: Tree | Token;
}

const isToken = (node: Tree | Token): node is Token => '$value' in node;
const hyphenated = (path: readonly string[]) =>
  `--${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function* tokensOf(tree: Tree, path: readonly string[] = []): Generator<[name: string, token: Token]> {
  for (const [key, node] of Object.entries(tree)) {
    if (isToken(node)) yield [hyphenated([...path, key]), node];
    else yield* tokensOf(node, [...path, key]);
  }
}

const byte = (share: number) => Math.round(share * 255);
const hexOf = (channels: readonly number[]) =>
  `#${channels.map((share) => byte(share).toString(16).padStart(2, '0')).join('')}`;
const colourOf = (channels: readonly number[], alpha: number) =>
  alpha < 1 ? `rgb(${channels.map(byte).join(' ')} / ${alpha})` : hexOf(channels);
const pixels = (text: string) => Number.parseFloat(text) * (text.endsWith('rem') ? 16 : 1);

const theme = read('theme.css');
const contrast = read('contrast.css');
const sheets = {
  light: variablesOf(theme, "[data-theme='light']"),
  dark: variablesOf(theme, "\n[data-theme='dark']"),
  contrastLight: variablesOf(contrast, "[data-contrast='more'] [data-theme='light']"),
  contrastDark: variablesOf(contrast, "[data-contrast='more'] [data-theme='dark']"),
};
type Mode = keyof typeof sheets;
const modes = Object.keys(sheets) as Mode[];
const colours = (mode: Mode) => [...sheets[mode]].filter(([name]) => name.startsWith('--color-'));

test('every theme gives every colour role a value', () => {
  const names = colours('light').map(([name]) => name);
  expect(names.length).toBeGreaterThan(70);
  for (const mode of modes) expect(colours(mode).map(([name]) => name)).toEqual(names);
});

describe('what design tools read says what the style sheet says', () => {
  test.each(modes)('Design Tokens file of %s', (mode) => {
    const file = new Map(tokensOf(JSON.parse(read(`exchange/${mode}.tokens.json`)) as Tree));
    for (const [name, value] of colours(mode)) {
      const token = file.get(name);
      expect(token?.$type, name).toBe('color');
      const { colorSpace, components, alpha, hex } = token!.$value as {
        colorSpace: string;
        components: number[];
        alpha: number;
        hex: string;
      };
      expect(colorSpace).toBe('srgb');
      expect(colourOf(components, alpha), name).toBe(value);
      expect(hex).toBe(hexOf(components));
    }
  });

  test('variables of Figma, in each mode', () => {
    const body = JSON.parse(read('exchange/figma.variables.json')) as {
      variableCollections: { id: string; initialModeId: string }[];
      variableModes: { id: string; action: string; variableCollectionId: string }[];
      variables: {
        id: string;
        name: string;
        variableCollectionId: string;
        resolvedType: string;
        codeSyntax: { WEB: string };
      }[];
      variableModeValues: { variableId: string; modeId: string; value: unknown }[];
    };
    const variables = new Map(body.variables.map((variable) => [variable.id, variable]));
    expect(variables.size).toBe(body.variables.length);
    const values = new Map<string, unknown>();
    for (const { variableId, modeId, value } of body.variableModeValues)
      values.set(`${modeId} ${variables.get(variableId)!.codeSyntax.WEB}`, value);
    for (const mode of modes)
      for (const [name, value] of colours(mode)) {
        const { r, g, b, a } = values.get(`${mode} var(${name})`) as Record<'r' | 'g' | 'b' | 'a', number>;
        expect(colourOf([r, g, b], a), `${mode} ${name}`).toBe(value);
      }
    // Sizes are pixels: what the style sheet says in rem at the usual text size.
    const measures = [...variablesOf(theme, ':root')].filter(([, value]) => /^[\d.]+(?:px|rem)$/.test(value));
    expect(measures.length).toBeGreaterThan(80);
    for (const [name, value] of measures) expect(values.get(`comfortable var(${name})`), name).toBe(pixels(value));
    // Every mode of a collection has a value of each of its variables, and the first one comes with the collection.
    for (const { id, initialModeId } of body.variableCollections) {
      const own = body.variableModes.filter(({ variableCollectionId }) => variableCollectionId === id);
      expect(own.filter(({ action }) => action === 'UPDATE').map((mode) => mode.id)).toEqual([initialModeId]);
      for (const variable of body.variables.filter(({ variableCollectionId }) => variableCollectionId === id))
        for (const mode of own) expect(values.has(`${mode.id} ${variable.codeSyntax.WEB}`), variable.name).toBe(true);
    }
  });
});
