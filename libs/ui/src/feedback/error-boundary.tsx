import { Component, type ReactNode } from 'react';
import { ErrorState } from './states.js';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What to show instead; gets the error and a way to render the children once more. */
  fallback?: (error: Error, retry: () => void) => ReactNode;
}

interface State {
  error: Error | null;
}

/** Keeps a crash in its own part of the screen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  private readonly retry = (): void => this.setState({ error: null });

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      this.props.fallback?.(error, this.retry) ?? (
        <ErrorState title="Something went wrong" text="This part of the page stopped working." onRetry={this.retry} />
      )
    );
  }
}
