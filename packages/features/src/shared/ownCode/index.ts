export { ownCodeCopy } from './copy.ts';
export { OwnCode } from './OwnCode.tsx';
export { useOwnCode, type OwnCodeState } from './useOwnCode.ts';
