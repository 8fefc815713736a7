export { AnswerersBar, type AnswerersBarProps } from './AnswerersBar.tsx';
export { MemberHomePage, type AskedOnFirstPage, type MemberHomePageProps, type Talked } from './MemberHomePage.tsx';
export { SquarePage } from './SquarePage.tsx';
