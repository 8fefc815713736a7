import { constants } from '@tinystar/contract';
import { Inline, Icon, Text, VisuallyHidden } from '@tinystar/ui';
import { Coins } from '@tinystar/ui/icons';
import { useCoins } from './useCoins.ts';

/** Coins of the current identity. */
export function CoinBalance() {
  const coins = useCoins();
  if (coins === null) return null;
  return (
    <Inline gap={4} as="span">
      <Icon of={Coins} size="sm" tone="secondary" />
      <VisuallyHidden>{constants.COIN_NAME}</VisuallyHidden>
      <Text numeric>{coins.toLocaleString('zh-CN')}</Text>
    </Inline>
  );
}
