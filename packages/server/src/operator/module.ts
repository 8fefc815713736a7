import { operator, type Endpoint } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { user } from '../identity/schema.ts';
import { implement, type Route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { acts, type Act } from './acts.ts';
import { tellRefused } from './tellRefused.ts';

/** The page's way to an act: whoever calls is named by phone number. Who may call, the contract's access says. */
const route = (endpoint: Endpoint, act: Act<Endpoint>): Route =>
  implement(endpoint, async ({ input, caller, services }) => {
    const [person] = await services.db
      .select({ phoneNumber: user.phoneNumber })
      .from(user)
      .where(eq(user.id, caller.userId));
    return (await act({ services, by: person?.phoneNumber ?? caller.userId }, input)) ?? {};
  });

/** The operator's page (C-143); the command line uses the same acts. */
export const operatorModule: Module = {
  jobs: [tellRefused],
  routes: Object.entries(acts).map(([name, act]) =>
    route(operator[name as keyof typeof operator] as Endpoint, act as Act<Endpoint>),
  ),
};
