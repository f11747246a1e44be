import { Component, type ReactNode } from "react";

type LayerProps = { isOpen: boolean; onFailure: () => void; children: ReactNode };

/** Around what opens over the page. If it fails, the page stays, and the next opening tries again. */
export class Layer extends Component<LayerProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override componentDidUpdate(before: LayerProps) {
    if (this.props.isOpen && !before.isOpen) this.setState({ hasFailed: false });
  }

  override render() {
    return !this.state.hasFailed && this.props.children;
  }
}
