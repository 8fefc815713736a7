/** The password of everybody in the demo. */
export const demoPassword = 'Xingxing2026';

/** Somebody of the demo; `permission` is the role in its enterprise, null for a person outside of it. */
export interface DemoPerson {
  phoneNumber: string;
  name: string;
  permission: 'owner' | 'admin' | 'member' | null;
  /** Days since he came to the enterprise. */
  since: number;
}

/** An enterprise with every role, and somebody who only has himself. The first of each role has a printed log-in. */
export const demoPeople: readonly DemoPerson[] = [
  { phoneNumber: '13800138000', name: '小星体验官', permission: 'owner', since: 96 },
  { phoneNumber: '13800138003', name: '王海宁', permission: 'admin', since: 94 },
  { phoneNumber: '13800138001', name: '林小北', permission: 'member', since: 71 },
  { phoneNumber: '13800138004', name: '周宁', permission: 'member', since: 88 },
  { phoneNumber: '13800138005', name: '沈一鸣', permission: 'member', since: 66 },
  { phoneNumber: '13800138002', name: '许知远', permission: null, since: 0 },
];

/** How to log in to the demo. */
export const demoLogin = { phoneNumber: '13800138000', password: demoPassword };

/** The log-ins the start prints, and what each shows. */
export const printedLogins: readonly { role: string; phoneNumber: string }[] = [
  { role: 'owner', phoneNumber: '13800138000' },
  { role: 'member', phoneNumber: '13800138001' },
  { role: 'personal', phoneNumber: '13800138002' },
];
