import { allows, type CallerRoles, type Config } from '@tinystar/contract';
import { isBuilt, type BuiltRoute, type Route } from '../routes/route.ts';

/** The deployment switches that routes look at. */
export type Switches = Pick<Config, 'aiGenerationServiceStatus' | 'deploymentType' | 'paymentServiceStatus'>;

const switchedOn: Record<NonNullable<Route['needs']>, (switches: Switches) => boolean> = {
  aiGeneration: ({ aiGenerationServiceStatus }) => aiGenerationServiceStatus === 'on',
  payment: ({ paymentServiceStatus }) => paymentServiceStatus === 'on',
  testDeployment: ({ deploymentType }) => deploymentType === 'test',
};

/** Whether permission, identity and deployment let this caller in; `null` is a visitor (ROUTE-07). */
export const permits = (route: Route, caller: CallerRoles | null, switches: Switches): boolean =>
  allows(route.access, caller) &&
  (!route.identity || caller?.identity === route.identity) &&
  (!route.needs || switchedOn[route.needs](switches));

/** The screens this caller can go to, in the order of the list. */
export const openTo = (
  routes: readonly Route[],
  caller: CallerRoles | null,
  switches: Switches,
): readonly BuiltRoute[] => routes.filter(isBuilt).filter((route) => permits(route, caller, switches));
