export { Answer } from './Answer.tsx';
export { LiveAnswer } from './LiveAnswer.tsx';
