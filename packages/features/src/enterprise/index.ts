export { BrandPage } from './BrandPage.tsx';
export { EnterpriseInfoPage, type EnterpriseInfoPageProps } from './EnterpriseInfoPage.tsx';
export { InvitePage, type InvitePageProps } from './InvitePage.tsx';
export { MemberPage } from './MemberPage.tsx';
