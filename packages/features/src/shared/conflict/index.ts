export { ConflictDialog } from './ConflictDialog.tsx';
export { copy as conflictCopy } from './copy.ts';
export type { FormFields } from './differences.ts';
export { useVersionedSave } from './useVersionedSave.ts';
