export { NotificationDrawer, type NotificationDrawerProps } from './NotificationDrawer.tsx';
export { MembershipNotices } from './MembershipNotices.tsx';
export { type Place } from './model/notification.ts';
