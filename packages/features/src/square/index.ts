export { PresetPage, type PresetPageProps } from './PresetPage.tsx';
export { SquarePage, type SquarePageProps } from './SquarePage.tsx';
