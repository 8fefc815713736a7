export { OrderResultPage } from './OrderResultPage.tsx';
export { OrdersPanel } from './OrdersPanel.tsx';
export { RechargePanel } from './RechargePanel.tsx';
export { VipCenterPage } from './VipCenterPage.tsx';
