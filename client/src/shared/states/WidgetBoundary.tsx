import { Component, type ReactNode } from 'react';
import { ErrorState } from './ErrorState';

interface WidgetBoundaryProps {
  readonly children: ReactNode;
}

/** Keeps one part's failure from taking the rest of the page with it. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <ErrorState problem={{ code: 'INTERNAL_SERVER_ERROR' }} onRetry={() => this.setState({ failed: false })} />;
  }
}
