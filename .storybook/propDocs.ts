import {
  builtinHandlers,
  builtinResolvers,
  ERROR_CODES,
  makeFsImporter,
  parse,
  type Documentation,
  type DocumentationBuilder,
  type Importer,
  type NodePath,
} from 'react-docgen';
import type { Plugin } from 'vite';
import { commonProps } from './commonProps.ts';

/**
 * The docs' table of props, read from the sources. Storybook's own reader calls every `readonly T[]` unknown and passes
 * over `@default`; here each keeps its type, the default is what the sentence says, and common props have one sentence.
 */
export function propDocs(): Plugin {
  return {
    name: 'tinystar:prop-docs',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0]!;
      if (!/\/packages\/(ui|features)\/src\/.*\.tsx$/.test(file) || /\.(stories|test|docs)\.tsx$/.test(file)) return;
      const notes = docsOf(code, file).map(({ name, docs }) => `;${name}.__docgenInfo=${JSON.stringify(docs)}`);
      return notes.length > 0 ? { code: code + notes.join(''), map: null } : undefined;
    },
  };
}

/** What each exported component of a file takes; components that come from elsewhere are left out. */
function docsOf(code: string, filename: string): { name: string; docs: Documentation }[] {
  try {
    const found = parse(code, {
      filename,
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      importer: importer(),
      handlers: [plain, ...Object.values(builtinHandlers), ownName],
    }) as (Documentation & { ownName?: string })[];
    return found.flatMap(({ ownName: name, ...docs }) => (name ? [{ name, docs: inWords(docs) }] : []));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
}

/** A new one for every file: its memory would keep what a neighbour said before an edit. */
function importer(): Importer {
  const read = makeFsImporter();
  return (...asked) => {
    const found = read(...asked);
    if (found) plainTypes(found);
    return found;
  };
}

const plain = (_: DocumentationBuilder, component: NodePath) => plainTypes(component);

/** What the reader does not know is put in other words in the syntax tree of the whole file. */
function plainTypes(place: NodePath) {
  place.scope.getProgramParent().path.traverse({
    TSTypeOperator(type) {
      if (type.node.operator === 'readonly') type.replaceWith(type.node.typeAnnotation);
    },
    TSParenthesizedType(type) {
      type.replaceWith(type.node.typeAnnotation);
    },
    TSIndexedAccessType: {
      exit(type) {
        const { objectType: of, indexType } = type.node;
        if (of.type !== 'TSTypeQuery' || of.exprName.type !== 'Identifier' || indexType.type !== 'TSNumberKeyword')
          return;
        const words = wordsOf(type.scope.getBinding(of.exprName.name)?.path);
        if (words.length > 0) type.replaceWith({ type: 'TSUnionType', types: words.map(literal) } as never);
      },
    },
  });
}

/** `(typeof sizes)[number]` of a constant list of words is one of those words. */
function wordsOf(constant: NodePath | null | undefined) {
  const value = constant?.isVariableDeclarator() ? constant.node.init : undefined;
  const list = value?.type === 'TSAsExpression' ? value.expression : value;
  return list?.type === 'ArrayExpression' ? list.elements.filter((word) => word?.type === 'StringLiteral') : [];
}

const literal = (word: unknown) => ({ type: 'TSLiteralType', literal: word });

/** The name of a component in its file: of the function, or of the constant that holds a forwardRef. */
function ownName(docs: DocumentationBuilder, component: NodePath) {
  if (component.isFunctionDeclaration()) return docs.set('ownName', component.node.id?.name);
  const holder = component.findParent((parent) => parent.isVariableDeclarator());
  if (holder?.isVariableDeclarator() && holder.node.id.type === 'Identifier') docs.set('ownName', holder.node.id.name);
}

const said = /@default\s+(.+)/;

function inWords(docs: Documentation): Documentation {
  for (const [name, prop] of Object.entries(docs.props ?? {})) {
    const value = said.exec(prop.description ?? '')?.[1]?.trim();
    if (value && !prop.defaultValue) prop.defaultValue = { value, computed: false };
    prop.description = prop.description?.replace(said, '').trim() || (commonProps[name] ?? '');
  }
  return docs;
}
