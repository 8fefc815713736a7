import path from 'node:path';
import type { Rolldown } from 'vite';

export interface Parts {
  /** Files below the build folder, what is imported before what imports it. */
  scripts: readonly string[];
  styles: readonly string[];
}

/** What a browser loads for modules of the app (paths below src): the files they are in and all that these import. */
export function partsOf(bundle: Rolldown.OutputBundle, root: string, modules: readonly string[]): Parts {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const walk = (file: string, above: readonly string[]) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || scripts.has(file) || above.includes(file)) return;
    for (const next of chunk.imports) walk(next, [...above, file]);
    scripts.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  for (const module of modules) {
    const id = path.join(root, 'src', module);
    const chunk = chunks.find(({ modules: inside }) => id in inside);
    if (!chunk) throw new Error(`${module} is not in the build`);
    walk(chunk.fileName, []);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** The document with links to the parts it does not name yet. */
export function withParts(html: string, { scripts, styles }: Parts): string {
  const named = (file: string) => html.includes(file);
  const links = [
    ...styles.filter((file) => !named(file)).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.filter((file) => !named(file)).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  return links.length === 0 ? html : html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}

/** The document with the addresses of parts that are brought once the page stands (src/loadPart.tsx). */
export function withLater(html: string, { scripts, styles }: Parts): string {
  const files = [...styles, ...scripts].filter((file) => !html.includes(file)).map((file) => `/${file}`);
  if (files.length === 0) return html;
  return html.replace('</head>', () => `  <meta name="later" content="${files.join(' ')}">\n  </head>`);
}
