export { SessionSkeleton } from '../workspace/SessionSkeleton.tsx';
export { takeTyped } from './takeTyped.ts';
