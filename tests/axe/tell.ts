import type { Finding } from './walk.ts';

/** The findings by rule, each with its elements once and the pages where they stand. */
export const tell = (findings: readonly Finding[]): string => {
  const rules = Object.entries(Object.groupBy(findings, ({ rule }) => rule));
  const lines = rules.flatMap(([rule, found = []]) => [
    `${rule}: ${found[0]?.help} (${found.length})`,
    ...placesOf(found),
  ]);
  return lines.length > 0 ? `${lines.join('\n')}\n` : 'no violations, no overflow, one main act a screen\n';
};

const placesOf = (found: readonly Finding[]): string[] =>
  Object.entries(Object.groupBy(found, ({ places }) => places.join('\n    '))).flatMap(([places, at = []]) => [
    `  → ${places}`,
    ...at.map(({ where }) => `      ${where}`),
  ]);
