import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Storybook sums up every choice as "union"; the table of props shows what can be chosen. */
export const declaredTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table, type } = argType;
      if (table?.type?.summary !== 'union' || typeof type !== 'object') return [name, argType];
      const summary =
        type.name === 'enum'
          ? type.value.map((word) => (typeof word === 'string' ? `'${word}'` : String(word))).join(' | ')
          : (type.raw ?? 'union').replace(/\s*\|\s*undefined$/, '').replaceAll('readonly ', '');
      return [name, { ...argType, table: { ...table, type: { summary } } }];
    }),
  );
