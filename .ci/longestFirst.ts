import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, the longest first. A run that ends with one of them ends with idle hands; where vitest
 * remembers no run before, it would begin with the files that have the most characters.
 */
const LONGEST = [
  'packages/server/src/sweep/sweep.test.ts',
  'packages/server/src/sweep/bodies.test.ts',
  'packages/server/src/server.test.ts',
  'packages/server/src/sources/operations.test.ts',
  'packages/server/src/versions/documentVersions.test.ts',
  'packages/server/src/qaPairs/import.test.ts',
  'packages/server/src/sources/sources.test.ts',
  'packages/server/src/documents/processing.test.ts',
  'packages/server/src/backup/backup.test.ts',
  'packages/server/src/answers/kill.test.ts',
  'packages/server/src/documents/recovery.test.ts',
  'packages/server/src/versions/waitingEdits.test.ts',
  'packages/server/src/sweep/unstorable.test.ts',
  'packages/server/src/versions/newVersion.test.ts',
  'packages/server/src/documents/outage.test.ts',
  'packages/server/src/capture/sites.test.ts',
  'packages/server/src/versions/carryPdf.test.ts',
  'packages/server/src/uploads/uploads.test.ts',
  'tests/cook/hostile.test.ts',
  'tests/new.test.ts',
  'tests/cook/scans.test.ts',
  'tests/cook/pages.test.ts',
  'tests/resilience/cluster.test.ts',
  'tests/resilience/killedAnswer.test.ts',
  'packages/ui/src/MessageList/MessageList.test.tsx',
  'packages/app/src/front/Front.test.tsx',
];

const root = path.resolve(import.meta.dirname, '..');
const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.indexOf(path.relative(root, moduleId));
  return place < 0 ? LONGEST.length : place;
};

/** Begins each project with its longest files; the others as vitest has them. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const turnOf = ({ project }: TestSpecification): number => projects.indexOf(project.name);
    return sorted.toSorted((one, other) => turnOf(one) - turnOf(other) || placeOf(one) - placeOf(other));
  }
}
