export { NotificationDrawer, type NotificationDrawerProps } from './NotificationDrawer.tsx';
export { type Place } from './model/notification.ts';
