export { ShoppeCover as default } from '@tinystar/features/shoppes';
