export { BotListPage } from './BotListPage.tsx';
export { ShoppeConfigPage, type ShoppeConfigPageProps } from './ShoppeConfigPage.tsx';
export { ShoppeListPage, type ShoppeListPageProps } from './ShoppeListPage.tsx';
