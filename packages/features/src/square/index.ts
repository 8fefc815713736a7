export { SquarePage, type SquarePageProps } from './SquarePage.tsx';
