import { lazy, Suspense, useState, type ComponentType } from 'react';

/** A dialog that loads when it is first opened, and then stays for its closing and the next time. */
export const whenOpened = <P extends { open: boolean }>(load: () => Promise<{ default: ComponentType<P> }>) => {
  const Dialog = lazy(load) as unknown as ComponentType<P>;
  return function WhenOpened(props: P) {
    const [wanted, setWanted] = useState(props.open);
    if (props.open && !wanted) setWanted(true);
    if (!wanted) return null;
    return (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    );
  };
};
