export { ChannelPage, type ChannelPageProps } from './ChannelPage.tsx';
export { Invite, type InviteProps } from './Invite.tsx';
