import type { FastifyInstance } from 'fastify';
import type { Route } from './http/route.ts';
import type { AnyJob } from './jobs/task.ts';
import type { Services } from './services.ts';

/** A page in a few words, for those who are sent its link. */
export interface LinkPreview {
  title: string;
  description: string;
  /** Path of a stored picture. */
  picture?: string | undefined;
  /** The part of the address after `?` that belongs to the page; else the page is its path alone. */
  query?: string | undefined;
}

/** What one folder brings to the server. */
export interface Module {
  routes?: readonly Route[];
  jobs?: readonly AnyJob[];
  /** Adds calls that are not of the contract, because another system speaks them in its own form. */
  addRoutes?(app: FastifyInstance, services: Services): Promise<void>;
  /** Runs once after the migrations, before the first request: repairs what a crash left half done. */
  start?(services: Services): Promise<void>;
  /** The websites that may show the chat of a public address in a frame. */
  framersOf?(services: Services, publicId: string): Promise<readonly string[]>;
  /** What messengers show of the page of an address that somebody passes on; undefined for pages of other folders. */
  previewOf?(services: Services, address: URL): Promise<LinkPreview | undefined>;
}
