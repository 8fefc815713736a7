export { OrderResultPage } from './OrderResultPage.tsx';
export { OrdersPanel } from './OrdersPanel.tsx';
export { RechargePanel } from './RechargePanel.tsx';
export { RenewalPanel } from './RenewalPanel.tsx';
export { VipCenterPage } from './VipCenterPage.tsx';
