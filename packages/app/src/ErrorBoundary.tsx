import { Component, type ReactNode } from 'react';
import { Button, Result } from '@tinystar/ui';

interface State {
  failed: boolean;
}

/** Catches what rendering or a lazy part throws: never a white screen, always a way on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Result
        kind="error"
        title="页面没有加载成功"
        actions={
          <Button tone="accent" emphasis="solid" onPress={() => location.reload()}>
            重新加载
          </Button>
        }
      >
        可能是网络中断，或版本刚刚更新，重新加载后可以继续
      </Result>
    );
  }
}
