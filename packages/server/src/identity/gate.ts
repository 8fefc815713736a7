import type { Gate } from '../platform/http/gate.ts';
import { loadCaller } from './loadCaller.ts';
import { refuseWhileStopped } from './stopped.ts';

/** The product's gate: sessions of the database, and what a stopped enterprise may still do. */
export const gate: Gate = { loadCaller, check: refuseWhileStopped };
