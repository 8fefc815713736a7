export { createStage, type Asked, type Stage } from './stage.ts';
