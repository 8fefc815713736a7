export { ServiceDrawer as default } from '@tinystar/features/shell';
