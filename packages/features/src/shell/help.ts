import { constants } from '@tinystar/contract';

/** The help menu's entries (D-59). */
export const helpKeys = ['support', 'manual', 'updates', 'coinRules'] as const;
export type HelpKey = (typeof helpKeys)[number];

export const helpLabels: Record<HelpKey, string> = {
  support: '联系客服',
  manual: '使用手册',
  updates: '更新日志',
  coinRules: `${constants.COIN_NAME}扣费规则`,
};

export interface HelpSwitches {
  deploymentType: 'test' | 'saas' | 'saasPartner' | 'privatization';
  publicServiceKbBotPublicId: string;
}

/** The chat with the public service assistant; null in privatized deployments and where none is named (SHELL-14). */
export const supportPath = ({ deploymentType, publicServiceKbBotPublicId }: HelpSwitches): string | null =>
  deploymentType === 'privatization' || publicServiceKbBotPublicId === ''
    ? null
    : `/bot/${encodeURIComponent(publicServiceKbBotPublicId)}`;

export const isHelpKey = (key: string): key is HelpKey => (helpKeys as readonly string[]).includes(key);
