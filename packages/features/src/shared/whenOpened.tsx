import { lazy, Suspense, useState, type ComponentType } from 'react';
import { GivesUp } from './GivesUp.tsx';

interface Opened {
  open: boolean;
  onClose?: () => void;
  onCancel?: () => void;
}

/** A dialog that loads when it is first opened, and then stays for its closing and the next time. */
export const whenOpened = <P extends Opened>(load: () => Promise<{ default: ComponentType<P> }>) => {
  const Dialog = lazy(load) as unknown as ComponentType<P>;
  return function WhenOpened(props: P) {
    const [wanted, setWanted] = useState(props.open);
    if (props.open && !wanted) setWanted(true);
    if (!wanted) return null;
    const giveUp = () => (props.onClose ?? props.onCancel)?.();
    return (
      <Suspense fallback={props.open ? <GivesUp onGiveUp={giveUp} /> : null}>
        <Dialog {...props} />
      </Suspense>
    );
  };
};
