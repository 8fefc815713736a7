declare module 'virtual:components' {
  const components: readonly import('./componentIndex.ts').ComponentEntry[];
  export default components;
}
