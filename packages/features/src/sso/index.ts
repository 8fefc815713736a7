export { OauthCallbackPage, type OauthCallbackPageProps } from './OauthCallbackPage.tsx';
export { SsoPage, type SsoPageProps } from './SsoPage.tsx';
export { WeComLoginPage, type WeComLoginPageProps } from './WeComLoginPage.tsx';
