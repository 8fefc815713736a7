import path from 'node:path';

const own = (file: string) => path.resolve(import.meta.dirname, file);

/** Modules of packages in whose place the app has its own, in every build that draws its pages. */
export const replacedModules = [
  { find: 'react-remove-scroll', replacement: own('noScrollLock.tsx') },
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: own('drawIcon.tsx') },
];
