export { ledgerCopy } from './copy.ts';
export { LedgerRemark } from './LedgerRemark.tsx';
export { LedgerBar, type LedgerBarProps } from './LedgerBar.tsx';
export { useLedger } from './useLedger.ts';
