import { Component, type ReactNode } from 'react';

interface ChartBoundaryProps {
  readonly children: ReactNode;
  /** The same numbers as a table. */
  readonly instead: ReactNode;
}

/** Shows `instead` where the chart throws an error, or its code cannot be fetched. */
export class ChartBoundary extends Component<ChartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
