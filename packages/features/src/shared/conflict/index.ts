export { ConflictDialog } from './ConflictDialog.tsx';
export { copy as conflictCopy } from './copy.ts';
export type { FormFields } from './differences.ts';
export { useOpened } from './useOpened.ts';
export { useVersionedSave, type VersionedSaveOptions } from './useVersionedSave.ts';
