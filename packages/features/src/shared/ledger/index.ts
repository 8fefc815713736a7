export { ledgerCopy } from './copy.ts';
export { LedgerBar, type LedgerBarProps } from './LedgerBar.tsx';
export { useLedger } from './useLedger.ts';
