export { StoppedDialog as default } from '@tinystar/features/shell';
