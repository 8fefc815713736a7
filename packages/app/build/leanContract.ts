import path from 'node:path';
import { Visitor, type ESTree, type Plugin } from 'vite';

const contract = path.resolve(import.meta.dirname, '../../contract/src');

/** What only server, mocks and documentation read of a call. */
const unread = new Set(['input', 'output', 'summary']);

/** Whether an expression is a call of zod, or a call of what zod made: `z.string().check(…)`. */
function isZod(node: ESTree.Expression | ESTree.Super): boolean {
  if (node.type === 'CallExpression') return isZod(node.callee);
  if (node.type === 'MemberExpression') return isZod(node.object);
  return node.type === 'Identifier' && node.name === 'z';
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
    const cuts: { from: number; to: number }[] = [];
    const pure = new Set<number>();
    new Visitor({
      CallExpression(node) {
        // A schema that nobody uses may go, which the bundler cannot know of the call of a method.
        if (isZod(node)) pure.add(node.start);
        const [definition] = node.arguments;
        if (node.callee.type !== 'Identifier' || node.callee.name !== 'endpoint') return;
        if (definition?.type !== 'ObjectExpression') return;
        for (const [index, property] of definition.properties.entries()) {
          if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
          const to = definition.properties[index + 1]?.start ?? definition.end - 1;
          if (unread.has(property.key.name)) cuts.push({ from: property.start, to });
        }
      },
    }).visit(this.parse(code));
    const marks = [...pure].filter((at) => !cuts.some(({ from, to }) => from <= at && at < to));
    const edits = [...cuts, ...marks.map((at) => ({ from: at, to: at }))];
    let lean = code;
    // From the end, so that positions before stay.
    for (const { from, to } of edits.toSorted((a, b) => b.from - a.from))
      lean = lean.slice(0, from) + (from === to ? '/*#__PURE__*/' : '') + lean.slice(to);
    return { code: lean, map: null };
  },
});
