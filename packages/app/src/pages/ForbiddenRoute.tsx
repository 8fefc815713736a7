import { Button, Result } from '@tinystar/ui';

/** /403, reached after a refused call. */
export default function ForbiddenRoute() {
  return (
    <Result
      kind="denied"
      title="没有权限"
      actions={
        <Button tone="accent" emphasis="solid" href="/">
          返回首页
        </Button>
      }
    >
      当前身份不能进行这项操作，可以切换身份或联系企业管理员
    </Result>
  );
}
