import type { Route } from '../../packages/app/src/routes.ts';

/** What the parameters of the route table stand for in the data that is walked. */
export interface Places {
  identity: 'personal' | 'tenant';
  /** The assistant that a maker has open, one of the platform, and one whose agents answer. */
  own: string;
  preset: string;
  served: string;
  publicId: string;
  shoppeId: string;
  friendlyId: string;
  fileId: string;
  pairId: string;
  ticketId: string;
}

/** Which assistant an address means, by how it begins; the first that fits counts. */
const assistantAt: readonly [prefix: string, of: (places: Places) => string][] = [
  ['/a/popular/', ({ preset }) => preset],
  ['/a/cs/', ({ served }) => served],
  ['/a/', ({ own }) => own],
];

const parameters: Record<string, (places: Places, path: string) => string> = {
  kbBotId: (places, path) => assistantAt.find(([prefix]) => path.startsWith(prefix))?.[1](places) ?? places.own,
  publicId: ({ publicId }) => publicId,
  shoppeId: ({ shoppeId }) => shoppeId,
  friendlyId: ({ friendlyId }) => friendlyId,
  fileId: ({ fileId }) => fileId,
  type: ({ identity }) => identity,
  id: ({ pairId, ticketId }, path) => (path.startsWith('/a/cs/') ? ticketId : pairId),
  slug: () => 'first-assistant',
};

/** The address of a route with real ids; rejects a parameter that nobody has told the meaning of. */
export const addressOf = ({ path }: Pick<Route, 'path'>, places: Places): string =>
  path.replaceAll(/:(\w+)\??/g, (_, name: string) => {
    const value = parameters[name]?.(places, path);
    if (!value) throw new Error(`${path}: nothing stands for :${name}`);
    return value;
  });
