import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element has come within half a screen of what is seen; stays true from then on. */
export const useNear = <E extends Element>(): [RefObject<E | null>, boolean] => {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        watch.disconnect();
      },
      { rootMargin: '50%' },
    );
    if (ref.current) watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return [ref, near];
};
