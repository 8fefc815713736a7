import { ChangedNotice } from './ChangedNotice.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { StoppedNotice } from './StoppedNotice.tsx';
import { StorageNotice } from './StorageNotice.tsx';
import { notices } from './Notices.css.ts';

/** What holds for the whole workspace at the moment, above every page. */
export function Notices() {
  return (
    <div className={notices}>
      <OfflineNotice />
      <ChangedNotice />
      <StoppedNotice />
      <StorageNotice />
    </div>
  );
}
