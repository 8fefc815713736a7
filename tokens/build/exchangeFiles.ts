import type { Plugin, TokenNormalized } from '@terrazzo/parser';
import { colourText, variableName } from './cssValue.ts';

type Input = Record<string, string>;
type Group = { [key: string]: Group | { $type: string; $value: unknown } };
type FigmaValue = number | string | { r: number; g: number; b: number; a: number };

interface ExchangeOptions {
  themes: Record<'light' | 'dark' | 'contrastLight' | 'contrastDark', Input>;
  densities: Record<'comfortable' | 'compact', Input>;
}

/** Pixels of one rem: designers draw in pixels. */
const REM = 16;

/** What design tools call the modes. */
const modeNames = {
  light: '浅色',
  dark: '深色',
  contrastLight: '高对比浅色',
  contrastDark: '高对比深色',
  comfortable: '舒适',
  compact: '紧凑',
} as const;
type Mode = keyof typeof modeNames;

const isColour = ({ id }: TokenNormalized) => /^(?:color|depth)\./.test(id);

/** Values as the Design Tokens format 2025.10 has them, without references: each file stands alone. */
function plain(token: TokenNormalized): unknown {
  if (token.$type !== 'color') return token.$value;
  const {
    alpha = 1,
    components,
    colorSpace,
  } = token.$value as { alpha?: number; components: number[]; colorSpace: string };
  return { colorSpace, components, alpha, hex: colourText({ components }) };
}

/** A value of Figma's variables; undefined for what they cannot hold (shadows, gradients, curves). */
function figmaValue(token: TokenNormalized): FigmaValue | undefined {
  if (token.$type === 'color') {
    const { components, alpha = 1 } = token.$value as { components: number[]; alpha?: number };
    const [r = 0, g = 0, b = 0] = components;
    return { r, g, b, a: alpha };
  }
  if (token.$type === 'dimension') return token.$value.value * (token.$value.unit === 'rem' ? REM : 1);
  if (token.$type === 'duration') return token.$value.value * (token.$value.unit === 's' ? 1_000 : 1);
  if (token.$type === 'number' || token.$type === 'fontWeight') return Number(token.$value);
  if (token.$type === 'fontFamily') return [token.$value].flat()[0];
  return undefined;
}

function place(root: Group, token: TokenNormalized) {
  const path = token.id.split('.');
  const last = path.pop()!;
  let group = root;
  for (const key of path) group = (group[key] ??= {}) as Group;
  group[last] = { $type: token.$type, $value: plain(token) };
}

/**
 * Writes the tokens for design tools: `exchange/<mode>.tokens.json` in the Design Tokens format 2025.10 (one file per mode,
 * as Figma's own import wants them), and `exchange/figma.variables.json`, the body of Figma's `POST
 * /v1/files/:file_key/variables` that makes the same collections in a build. Sizes are pixels there, as designers draw.
 */
export function exchangeFiles({ themes, densities }: ExchangeOptions): Plugin {
  return {
    name: 'exchange-files',
    build({ resolver, outputFile }) {
      const collections = [
        { id: 'colours', name: '颜色', modes: themes, holds: isColour },
        { id: 'measures', name: '尺寸', modes: densities, holds: (token: TokenNormalized) => !isColour(token) },
      ];
      const body = {
        variableCollections: [] as object[],
        variableModes: [] as object[],
        variables: [] as object[],
        variableModeValues: [] as object[],
      };
      for (const { id: variableCollectionId, name, modes, holds } of collections) {
        const known = new Set<string>();
        const inputs = Object.entries(modes) as [Mode, Input][];
        const initialModeId = inputs[0]![0];
        body.variableCollections.push({ action: 'CREATE', id: variableCollectionId, name, initialModeId });
        for (const [mode, input] of inputs) {
          // A collection comes with its first mode, which only gets its name.
          const action = mode === initialModeId ? 'UPDATE' : 'CREATE';
          body.variableModes.push({ action, id: mode, name: modeNames[mode], variableCollectionId });
          const file: Group = {};
          const tokens = Object.values(resolver.apply(input)).filter(
            (token) => !token.id.startsWith('palette.') && holds(token),
          );
          for (const token of tokens) {
            place(file, token);
            const value = figmaValue(token);
            if (value === undefined) continue;
            const variableId = token.id;
            if (!known.has(variableId)) {
              known.add(variableId);
              body.variables.push({
                action: 'CREATE',
                id: variableId,
                name: token.id.replaceAll('.', '/'),
                variableCollectionId,
                resolvedType: typeof value === 'object' ? 'COLOR' : typeof value === 'string' ? 'STRING' : 'FLOAT',
                codeSyntax: { WEB: `var(${variableName(token)})` },
              });
            }
            body.variableModeValues.push({ variableId, modeId: mode, value });
          }
          outputFile(`exchange/${mode}.tokens.json`, `${JSON.stringify(file, null, 2)}\n`);
        }
      }
      outputFile('exchange/figma.variables.json', `${JSON.stringify(body, null, 2)}\n`);
    },
  };
}
