/** What the plan of an enterprise opens besides its limits, and what closes while no plan runs (BOT-35, COIN-21). */
export const planFeatures = ['display', 'ad', 'customerService', 'api', 'report', 'brand'] as const;
export type PlanFeature = (typeof planFeatures)[number];
