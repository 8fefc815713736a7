import { Button, Heading, Inline, Stack, Text } from '@tinystar/ui';
import { Component, createRef, type ReactNode } from 'react';
import { brokenPageCopy } from './copy.ts';
import { page } from './ErrorBoundary.css.ts';
import { isLoadFailure, reloadForNewVersion } from './loading.ts';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Another value forgets the error: the address, where a menu stays beside the page. */
  at?: string;
}

interface State {
  error: unknown;
  copied?: boolean;
  at: string | undefined;
}

/**
 * Catches what rendering or a lazy part throws: never a white screen, always a way on. Drawn with what every page has
 * loaded already, because loading may be what failed.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  number = createRef<HTMLElement>();
  override state: State = { error: undefined, at: this.props.at };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error() };
  }

  static getDerivedStateFromProps({ at }: ErrorBoundaryProps, before: State): Partial<State> | null {
    return at === before.at ? null : { error: undefined, at };
  }

  override componentDidCatch(error: unknown) {
    if (isLoadFailure(error)) reloadForNewVersion();
  }

  /** By what is selected, which goes over plain http too; where the browser refuses, the number stays selected. */
  copy() {
    getSelection()?.selectAllChildren(this.number.current!);
    this.setState({ copied: document.execCommand('copy') });
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const lost = isLoadFailure(error);
    const requestId = (error as { requestId?: string }).requestId;
    return (
      <div className={page} role="alert">
        <Stack gap={12} align="center">
          <Heading level={1} size="lead">
            {brokenPageCopy.title}
          </Heading>
          <Text tone="secondary">{lost ? brokenPageCopy.notLoaded : brokenPageCopy.faulty}</Text>
          <Inline>
            <Button tone="accent" emphasis="solid" onPress={() => location.reload()}>
              {brokenPageCopy.reload}
            </Button>
            <Button emphasis="quiet" onPress={() => location.assign('/')}>
              {brokenPageCopy.home}
            </Button>
          </Inline>
          {requestId ? (
            <Inline>
              <Text size="caption" tone="tertiary">
                {brokenPageCopy.requestId} <code ref={this.number}>{requestId}</code>
              </Text>
              <Button size="sm" emphasis="quiet" onPress={() => this.copy()}>
                {this.state.copied ? brokenPageCopy.copied : brokenPageCopy.copy}
              </Button>
            </Inline>
          ) : null}
        </Stack>
      </div>
    );
  }
}
