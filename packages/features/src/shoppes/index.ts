export { BotListPage, type BotListPageProps } from './BotListPage.tsx';
export { ShoppeCover, type ShoppeCoverProps } from './ShoppeCover.tsx';
export { ShoppeConfigPage, type ShoppeConfigPageProps } from './ShoppeConfigPage.tsx';
export { ShoppeListPage, type ShoppeListPageProps } from './ShoppeListPage.tsx';
export { ShoppePage, type ShoppePageProps } from './ShoppePage.tsx';
