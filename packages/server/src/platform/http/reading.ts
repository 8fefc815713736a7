import type { Services } from '../services.ts';
import type { Call, Route } from './route.ts';
import { errorCodes } from '@tinystar/contract';
import { toFailure } from './toFailure.ts';

/**
 * The same calls, answered by the replica where there is one that is fresh: for lists and reports that only read, and may
 * be some seconds old. What somebody has just changed himself is read from the database.
 */
export const reading = (routes: readonly Route[]): Route[] =>
  routes.map((route) => ({ ...route, run: onReplica(route) }));

const onReplica =
  (route: Route): Route['run'] =>
  async (request, reply, call, more) => {
    const { replica } = call.services;
    if (!replica?.isFresh()) return route.run(request, reply, call, more);
    try {
      return await route.run(request, reply, withServices(call, readingServices(call.services)), more);
    } catch (error) {
      if (!isReplicasOwn(error)) throw error;
      replica.distrust();
      call.log.warn({ error, requestId: call.requestId }, 'the replica failed; read from the database instead');
      return route.run(request, reply, call, more);
    }
  };

const views = new WeakMap<Services, Services>();

/** The services with the replica as their database: one object per server, as everything that is kept by it expects. */
function readingServices(services: Services): Services {
  let view = views.get(services);
  if (!view) views.set(services, (view = { ...services, db: services.replica!.db }));
  return view;
}

/** Behind the call, because its getters refuse who is not logged in. */
const withServices = (call: Call<unknown>, services: Services): Call<unknown> =>
  Object.create(call, { services: { value: services } }) as Call<unknown>;

/** Out of reach, or a statement that was ended because its rows are being replaced by newer ones. */
function isReplicasOwn(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ('code' in inner && (inner.code === '40001' || inner.code === '25006')) return true;
  }
  return toFailure(error).code === errorCodes.unavailable;
}
