import { Component, type ReactNode } from 'react';
import { ErrorState } from './ErrorState';

interface WidgetBoundaryProps {
  readonly children: ReactNode;
}

/** An error boundary: an exception in one part does not affect the rest of the page. */
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
