export { SourceDrawer } from './SourceDrawer.tsx';
