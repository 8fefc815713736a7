import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import type { ShownStory } from '../../.storybook/showStory.ts';
import type { ThemeName } from '../../.storybook/themeSwitch.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The faults of accessibility that axe finds in the story shown: by all rules in light, by the rules of colour in dark
 * (a theme changes nothing else). The rules that the project switches off stand in preview.tsx with their reasons.
 */
export async function checkAccess(page: Page, a11y: ShownStory['a11y'], theme: ThemeName): Promise<string[]> {
  if (a11y.test !== 'error') return [];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const known = a11y.config?.rules ?? [];
  const rules = Object.fromEntries([
    ['region', { enabled: false }],
    ...known.map(({ id, enabled }) => [id, { enabled }] as const),
  ]);
  const colours = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } };
  const options = { resultTypes: ['violations' as const], rules, ...(theme === 'dark' ? colours : {}) };
  return page.evaluate(async (given) => {
    const engine = (window as unknown as { axe: typeof import('axe-core') }).axe;
    const { violations } = await engine.run('#storybook-root', given);
    return violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${rule.help} ${node.html}`));
  }, options);
}
