import { Button, Inline, Result } from '@tinystar/ui';
import { copy } from './copy.ts';

export interface SwitchOfferProps {
  /** What the address leads to. */
  of: 'assistant' | 'page';
  /** The enterprise to act as; empty for oneself. */
  name: string;
  /** As whom one acts now; empty for oneself. */
  current: string;
  pending: boolean;
  homeHref: string;
  onSwitch: () => void;
}

const words = copy.elsewhere;

/** Instead of a page that one may open, but as somebody else: the switch that opens it. */
export function SwitchOffer({ of, name, current, pending, homeHref, onSwitch }: SwitchOfferProps) {
  return (
    <Result
      kind="denied"
      title={words[of](name)}
      actions={
        <Inline justify="center" wrap>
          <Button tone="accent" emphasis="solid" pending={pending} onPress={onSwitch}>
            {words.change(name)}
          </Button>
          <Button emphasis="quiet" href={homeHref}>
            {words.stay}
          </Button>
        </Inline>
      }
    >
      {words.now(current)}
    </Result>
  );
}
