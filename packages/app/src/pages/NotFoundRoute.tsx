import { Button, Result } from '@tinystar/ui';

/** /404, where every unknown or hidden path ends. */
export default function NotFoundRoute() {
  return (
    <Result
      kind="notFound"
      title="页面不存在"
      actions={
        <Button tone="accent" emphasis="solid" href="/">
          返回首页
        </Button>
      }
    >
      链接可能已经失效，或者您没有查看它的权限
    </Result>
  );
}
