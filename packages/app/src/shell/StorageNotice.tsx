import { storage } from '@tinystar/features/shared';
import { Banner } from '@tinystar/ui';
import { useState } from 'react';

/** Says that the browser keeps nothing (blocked or full): everything works, only a reload forgets (FE-05). */
export function StorageNotice() {
  const [closed, setClosed] = useState(false);
  if (closed || storage.lasts()) return null;
  return (
    <Banner tone="warning" onClose={() => setClosed(true)}>
      浏览器没有保存数据的空间或权限，刷新页面后需要重新登录
    </Banner>
  );
}
