import type { Config } from '@tinystar/contract';

export type HomePageName = 'index' | 'solution' | 'square' | 'cooperation' | 'freeMeal';
export type HelpTopicName = 'manual' | 'updates' | 'coinRules';

/** What the home site needs to know of the deployment. */
export type HomeSwitches = Pick<Config, 'deploymentType' | 'publicServiceKbBotPublicId' | 'banner'>;

/** The public id of the assistant behind 联系我们; null in privatized deployments and where none is named (C-140). */
export const supportOf = (switches: HomeSwitches | null): string | null =>
  switches === null || switches.deploymentType === 'privatization' || switches.publicServiceKbBotPublicId === ''
    ? null
    : switches.publicServiceKbBotPublicId;
