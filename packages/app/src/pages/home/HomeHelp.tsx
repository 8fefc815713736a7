export { HelpDialog as default } from '@tinystar/features/shell';
