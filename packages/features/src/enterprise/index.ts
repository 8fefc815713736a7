export { MemberPage } from './MemberPage.tsx';
