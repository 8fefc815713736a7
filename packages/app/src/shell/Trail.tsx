export { Breadcrumbs as default } from '@tinystar/ui';
