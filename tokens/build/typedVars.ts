import type { Plugin, TokenNormalized } from '@terrazzo/parser';
import { colourText, variableName } from './cssValue.ts';

type Tree = { [key: string]: Tree | string | number };
type Inputs = Record<'light' | 'dark' | 'contrastLight' | 'contrastDark', Record<string, string>>;

/** Pixels of one rem where the reader has not changed the text size. */
const REM = 16;
/** Tokens that stand in queries only. */
const inQueries = /^(breakpoint|container)\./;

const hidden = (id: string) => id.startsWith('palette.');

function place(tree: Tree, id: string, value: string | number) {
  const path = id.split('.');
  const last = path.pop() ?? id;
  let node = tree;
  for (const key of path) {
    const next = node[key];
    node = typeof next === 'object' ? next : (node[key] = {});
  }
  node[last] = value;
}

function literal(token: TokenNormalized): string | number | undefined {
  if (token.$type === 'color') return colourText(token.$value);
  if (token.$type === 'dimension') return token.$value.value * (token.$value.unit === 'rem' ? REM : 1);
  if (token.$type === 'duration') return token.$value.value;
  if (token.$type === 'number' || token.$type === 'fontWeight') return token.$value as number;
  return undefined;
}

const print = (name: string, says: string, tree: Tree) =>
  `/** ${says} */\nexport const ${name} = ${JSON.stringify(tree, null, 2)} as const;\n`;

interface TypedVarsOptions extends Inputs {
  /** Where the steps behind the roles are written, for the page that shows them; the package does not export it. */
  originsFilename: string;
}

/**
 * Writes `vars` (names of the CSS variables), `values` (numbers in px or ms), `queries` (conditions) and `colours` (hex per
 * theme), each in a file of its own and each group a constant of its own: a script that needs one number loads its group
 * alone.
 */
export function typedVars({ originsFilename, ...themes }: TypedVarsOptions): Plugin {
  return {
    name: 'typed-vars',
    build({ resolver, outputFile }) {
      const vars: Tree = {};
      const values: Tree = {};
      const steps: Tree = {};
      const origins: Record<keyof Inputs, Record<string, string>> = {
        light: {},
        dark: {},
        contrastLight: {},
        contrastDark: {},
      };
      const colours: Record<keyof Inputs, Tree> = { light: {}, dark: {}, contrastLight: {}, contrastDark: {} };
      const queries = { from: {} as Tree, below: {} as Tree, lower: {} as Tree };
      for (const [theme, input] of Object.entries(themes) as [keyof Inputs, Record<string, string>][]) {
        for (const token of Object.values(resolver.apply(input))) {
          const value = literal(token);
          if (hidden(token.id)) {
            place(steps, token.id.slice('palette.'.length), value ?? '');
            continue;
          }
          if (token.$type === 'color' && token.aliasOf) {
            origins[theme][token.id.slice('color.'.length)] = token.aliasOf.slice('palette.'.length).replace('.', ' ');
          }
          if (token.$type === 'color') place(colours[theme], token.id.slice('color.'.length), value ?? '');
          if (theme !== 'light') continue;
          if (!inQueries.test(token.id)) place(vars, token.id, `var(${variableName(token)})`);
          if (inQueries.test(token.id) && typeof value === 'number') {
            const name = token.id.slice(token.id.indexOf('.') + 1);
            place(queries.from, name, `(min-width: ${value / REM}rem)`);
            place(queries.below, name, `(max-width: ${(value - 1) / REM}rem)`);
            place(queries.lower, name, `(max-height: ${(value - 1) / REM}rem)`);
          }
          if (token.$type !== 'color' && value !== undefined) place(values, token.id, value);
        }
      }
      outputFile(
        originsFilename,
        [
          print('steps', 'The raw colour steps, hex.', steps),
          print('origins', 'Which step each colour role stands on, per theme.', origins),
        ].join('\n'),
      );
      outputFile(
        'vars.ts',
        print('vars', 'Every token as its CSS variable; the only way styles may name a value.', vars),
      );
      outputFile(
        'values.ts',
        Object.entries(values)
          .map(([group, tree]) =>
            print(
              group,
              `Numbers of \`${group}\` for scripts: px at the usual text size, ms, weights, layers.`,
              tree as Tree,
            ),
          )
          .join('\n'),
      );
      outputFile(
        'queries.ts',
        print(
          'queries',
          'Conditions of media and container queries, in rem: a larger text size gets the layout of a smaller window.',
          queries,
        ),
      );
      for (const [theme, roles] of Object.entries(colours))
        outputFile(
          `${theme}.ts`,
          Object.entries(roles)
            .map(([role, tree]) => print(role, `Colours of \`${role}\` in the ${theme} theme, hex.`, tree as Tree))
            .join('\n'),
        );
      outputFile('index.ts', INDEX);
    },
  };
}

const INDEX = `import * as contrastDark from './contrastDark.ts';
import * as contrastLight from './contrastLight.ts';
import * as dark from './dark.ts';
import * as light from './light.ts';

/** Resolved colour roles of both themes, for charts and the contrast table. */
export const colours = { light, dark };
/** The same for people who ask for more contrast. */
export const contrastColours = { light: contrastLight, dark: contrastDark };
export * as lightColours from './light.ts';
export { queries } from './queries.ts';
export * as values from './values.ts';
export { vars } from './vars.ts';
`;
