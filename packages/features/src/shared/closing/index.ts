export { CloseDialog, type CloseDialogProps } from './CloseDialog.tsx';
export { closingCopy } from './copy.ts';
