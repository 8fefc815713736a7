// A module of its own, which loads with the first picture that is opened.
export { ImagePreview as default } from '@tinystar/ui';
