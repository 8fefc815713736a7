export { callOptions, type CallSettings } from './callOptions.ts';
export { quietly } from './quietly.ts';
export { togetherOf, type Together } from './togetherOf.ts';
export { useCall } from './useCall.ts';
export { useChange, type ChangeOptions } from './useChange.ts';
export { usePages, type Pages } from './usePages.ts';
export { useSetCall } from './useSetCall.ts';
export { useTouch } from './useTouch.ts';
