import type { CDPSession, Page } from 'playwright';
import type { SpokenNode, Target } from '../../.storybook/docs/spoken.ts';

/** What a screen reader stops at; what only groups or draws is passed. */
const stops = new Set(
  (
    'alert alertdialog article banner blockquote button caption cell checkbox columnheader combobox complementary ' +
    'contentinfo dialog figure form heading image img link listbox log main math menu menuitem menuitemcheckbox ' +
    'menuitemradio meter navigation note option progressbar radio radiogroup region rowheader search searchbox ' +
    'separator slider spinbutton status switch tab tablist tabpanel textbox timer toolbar tree treeitem'
  ).split(' '),
);
const operated = new Set(
  (
    'button checkbox combobox link menuitem menuitemcheckbox menuitemradio option radio searchbox slider spinbutton ' +
    'switch tab textbox'
  ).split(' '),
);
/** More of a story says nothing new. */
const MOST_NODES = 24;
const MOST_TARGETS = 8;

interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  value?: { value: string | number };
  properties?: { name: string; value: { value: unknown } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

/** The tree's nodes in reading order, and the element of each that can be operated. */
async function read(cdp: CDPSession): Promise<{ nodes: SpokenNode[]; elements: { node: SpokenNode; id: number }[] }> {
  const { nodes: tree } = (await cdp.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] };
  const byId = new Map(tree.map((node) => [node.nodeId, node]));
  const nodes: SpokenNode[] = [];
  const elements: { node: SpokenNode; id: number }[] = [];
  const walk = (node: AxNode | undefined, around: string): void => {
    if (!node) return;
    const role = node.role?.value ?? '';
    const name = (node.name?.value ?? '').trim();
    const isStop = !node.ignored && stops.has(role);
    // What react-aria has announced stays there, of the stories before too.
    if (role === 'log' && name === '') return;
    // Words that are no part of the name of what they stand in.
    const isText = !node.ignored && role === 'StaticText' && name !== '' && !around.includes(name);
    // A place for what will be said, with nothing to say.
    const isSilent = name === '' && ['status', 'alert', 'log'].includes(role);
    if ((isStop && !isSilent) || isText) {
      const said: SpokenNode = { role, name, states: isStop ? statesOf(node) : [] };
      nodes.push(said);
      if (operated.has(role) && node.backendDOMNodeId !== undefined)
        elements.push({ node: said, id: node.backendDOMNodeId });
    }
    for (const id of node.childIds ?? []) walk(byId.get(id), isStop && name !== '' ? name : around);
  };
  walk(tree[0], '');
  return { nodes: nodes.slice(0, MOST_NODES), elements: elements.slice(0, MOST_TARGETS) };
}

const told = new Set(
  'disabled checked pressed expanded selected required readonly modal busy multiline level'.split(' '),
);

function statesOf({ role, properties = [], value }: AxNode): string[] {
  const states = properties.flatMap(({ name, value: { value: is } }) => {
    if (name === 'invalid') return is === 'false' ? [] : ['invalid=true'];
    // Only what may be otherwise is said: a button is not "not disabled".
    if (!told.has(name) || (is === false && !['checked', 'pressed', 'expanded'].includes(name))) return [];
    return [`${name}=${String(is)}`];
  });
  const filled = value && value.value !== '' && role?.value !== 'checkbox' && role?.value !== 'radio';
  return filled ? [...states, `value=${value.value}`] : states;
}

/** What a screen reader says of the story that the page shows, from the browser's accessibility tree. */
export async function spokenOf(page: Page): Promise<SpokenNode[]> {
  const cdp = await page.context().newCDPSession(page);
  try {
    return (await read(cdp)).nodes;
  } finally {
    await cdp.detach();
  }
}

/** How far a press reaches something, in px. */
export interface Size extends Pick<Target, 'role' | 'name'> {
  size: readonly [width: number, height: number];
}

/** What can be operated in the story that the page shows, and how far a press reaches it, in px. */
export async function targetsOf(page: Page): Promise<Size[]> {
  const cdp = await page.context().newCDPSession(page);
  try {
    const targets: Size[] = [];
    for (const { node, id } of (await read(cdp)).elements) {
      const { object } = await cdp.send('DOM.resolveNode', { backendNodeId: id });
      const { result } = await cdp.send('Runtime.callFunctionOn', {
        objectId: object.objectId!,
        functionDeclaration: reach.toString(),
        returnByValue: true,
      });
      const size = result.value as [number, number] | null;
      if (size) targets.push({ role: node.role, name: node.name, size });
    }
    return targets;
  } finally {
    await cdp.detach();
  }
}

/**
 * In the page, of an element: how wide and high a press reaches it, drawn or not, from its middle outwards. Null when its
 * middle is covered or outside of the window.
 */
function reach(this: Element): [number, number] | null {
  const { left, top, width, height } = this.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const isMine = (atX: number, atY: number): boolean => {
    const hit = document.elementFromPoint(atX, atY);
    return hit !== null && (this.contains(hit) || hit.closest('label')?.control === this);
  };
  if (!isMine(x, y)) return null;
  const far = (stepX: number, stepY: number): number => {
    let steps = 0;
    while (steps < 2_000 && isMine(x + stepX * (steps + 1), y + stepY * (steps + 1))) steps += 1;
    return steps;
  };
  return [far(-1, 0) + far(1, 0) + 1, far(0, -1) + far(0, 1) + 1];
}
