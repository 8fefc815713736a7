export { LoginPage, type LoginPageProps } from './LoginPage.tsx';
export type { LoggedIn } from './useLogin.ts';
