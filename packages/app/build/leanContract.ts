import path from 'node:path';
import { Visitor, type ESTree, type Plugin } from 'vite';

const contract = path.resolve(import.meta.dirname, '../../contract/src');

/** What only server, mocks and documentation read of a call. */
const unread = new Set(['input', 'output', 'summary']);

interface Range {
  start: number;
  end: number;
}

const isIn = (outer: Range) => (inner: Range) => outer.start <= inner.start && inner.end <= outer.end;

/** The values that a module makes as it loads. */
function constantsOf({ body }: ESTree.Program): ESTree.Expression[] {
  return body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declared?.type === 'VariableDeclaration' ? declared.declarations.flatMap(({ init }) => init ?? []) : [];
  });
}

/**
 * Leaves the schemas of calls out of what browsers load, and with them zod, until a form checks its fields: the server
 * answers with nothing that does not fit them (packages/server/src/platform/http/mount.ts), and every test of a page
 * still runs with them.
 */
export const leanContract = (): Plugin => ({
  name: 'tinystar-lean-contract',
  apply: 'build',
  transform(code, id) {
    if (path.dirname(id) !== contract) return null;
    const program = this.parse(code);
    const cuts: Range[] = [];
    const calls: Range[] = [];
    const schemas: Range[] = [];
    new Visitor({
      MemberExpression(node) {
        if (node.object.type === 'Identifier' && node.object.name === 'z') schemas.push(node);
      },
      CallExpression(node) {
        const [definition] = node.arguments;
        if (node.callee.type !== 'Identifier' || node.callee.name !== 'endpoint') return;
        if (definition?.type !== 'ObjectExpression') return;
        calls.push(node);
        for (const [index, property] of definition.properties.entries()) {
          if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
          const end = definition.properties[index + 1]?.start ?? definition.end - 1;
          if (unread.has(property.key.name)) cuts.push({ start: property.start, end });
        }
      },
    }).visit(program);
    // A schema that nobody uses may go. The bundler cannot know that of one made by methods, or with parts of another.
    const droppable = constantsOf(program).filter(
      (value) => schemas.some(isIn(value)) && !calls.some(isIn(value)) && value.type !== 'ArrowFunctionExpression',
    );
    const edits = [
      ...cuts.map((cut) => ({ ...cut, text: '' })),
      ...droppable.map(({ start, end }) => ({
        start,
        end,
        text: `/*#__PURE__*/(() => (${code.slice(start, end)}))()`,
      })),
    ];
    let lean = code;
    // From the end, so that positions before stay.
    for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start))
      lean = lean.slice(0, start) + text + lean.slice(end);
    return { code: lean, map: null };
  },
});
