export { capabilities, pageOf, type Capability } from './capabilities.ts';
export { CooperationPage } from './CooperationPage.tsx';
export { copy as homeCopy } from './copy.ts';
export { FreeMealPage } from './FreeMealPage.tsx';
export { HomeFrame, type HomeSurroundings } from './HomeFrame.tsx';
export { IndexPage } from './IndexPage.tsx';
export { LandingPage } from './LandingPage.tsx';
export type { HelpTopicName, HomeSwitches } from './model.ts';
export { SolutionPage } from './SolutionPage.tsx';
