export { AskPage, type AskPageProps } from './AskPage.tsx';
export { DeskPage, type DeskPageProps } from './DeskPage.tsx';
export { ServiceSettingsPage } from './ServiceSettingsPage.tsx';
export { TicketListPage, type TicketListPageProps } from './TicketListPage.tsx';
export { TicketDeskPage, type TicketDeskPageProps } from './TicketDeskPage.tsx';
