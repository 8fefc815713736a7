import { useState } from 'react';

/**
 * What a form was filled in from. It stays while somebody types, though the row is read anew; `renew` fills the form in
 * with what stands there then. `edition` is the key of the form.
 */
export const useOpened = <T>(data: T | undefined) => {
  const [opened, setOpened] = useState<{ data: T; edition: number }>();
  const [renewed, setRenewed] = useState(0);
  if (data !== undefined && opened?.edition !== renewed) setOpened({ data, edition: renewed });
  return { opened: opened?.data, edition: opened?.edition ?? 0, renew: () => setRenewed((count) => count + 1) };
};
