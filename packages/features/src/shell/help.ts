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

/** What a press in the help menu leads to. */
export type HelpAnswer =
  | { kind: 'topic'; topic: Exclude<HelpKey, 'support'> }
  | { kind: 'support'; path: string }
  | { kind: 'refused'; text: string };

/** The page of a key, or the chat with the service; an unknown key, and support where nobody answers, is 未知错误 (SHELL-06). */
export const answerHelp = (key: string, switches: HelpSwitches): HelpAnswer => {
  const support = supportPath(switches);
  if (key === 'support' && support) return { kind: 'support', path: support };
  return isHelpKey(key) && key !== 'support' ? { kind: 'topic', topic: key } : { kind: 'refused', text: '未知错误' };
};
