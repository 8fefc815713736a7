/** Where /login?smart=yes leaves word that the free plan is wanted (ROUTE-11). */
export const FREE_PLAN = 'freePlan';
