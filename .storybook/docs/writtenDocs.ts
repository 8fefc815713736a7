import components from 'virtual:components';
import type { ComponentDocs } from '../../packages/ui/src/private/componentDocs.ts';
import type { ComponentEntry } from '../componentIndex.ts';

const files = import.meta.glob<ComponentDocs>('../../packages/ui/src/*/*.docs.tsx', { import: 'docs' });

/** What is known of one component: read from the sources, and written by people. */
export interface KnownComponent {
  entry: ComponentEntry;
  docs: ComponentDocs;
}

/**
 * The components that a stories file stands for, by the file's path: the one of its name first, then those of the same
 * folder that have no stories file of their own.
 */
export async function componentsOf(storiesFile: string): Promise<readonly KnownComponent[]> {
  const [, folder, name] = /packages\/ui\/src\/(\w+)\/(\w+)\.stories\.tsx$/.exec(storiesFile) ?? [];
  if (!folder) return [];
  const mine = components.filter(
    (entry) => entry.folder === folder && (entry.name === name || entry.storiesFile === name),
  );
  const known = await Promise.all(mine.map(load));
  return known
    .flatMap((one) => (one ? [one] : []))
    .toSorted((a, b) => Number(b.entry.name === name) - Number(a.entry.name === name));
}

async function load(entry: ComponentEntry): Promise<KnownComponent | undefined> {
  const docs = await files[`../../packages/ui/src/${entry.folder}/${entry.name}.docs.tsx`]?.();
  return docs && { entry, docs };
}
