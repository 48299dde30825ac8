import { Component, type ReactNode } from 'react';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';

/** The browsers' messages when code cannot be loaded: offline, or replaced by a newer version. */
const codeNotLoaded = /dynamically imported module|importing a module script|unable to preload/i;

/** Shows an error and a retry for a screen that fails or cannot be loaded; the rest of the app stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error() };
  }

  private readonly retry = () => {
    const { error } = this.state;
    // Browsers remember a module that failed to load, so the page is reloaded.
    if (error instanceof Error && codeNotLoaded.test(error.message)) window.location.reload();
    else this.setState({ error: undefined });
  };

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <div className="grid h-full flex-1 place-items-center">
        <ErrorState
          title="This screen could not be shown"
          message="Something went wrong while it was loading. Nothing was changed."
          query={{ refetch: this.retry }}
        />
      </div>
    );
  }
}
