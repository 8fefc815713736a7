export { FloatingHelp as default } from '@tinystar/features/shell';
