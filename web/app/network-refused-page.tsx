import { GlobeLock, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useGetCurrentUser } from '#contract/hooks/session.ts';
import { isNetworkRefused } from '#web/api/api-error.ts';
import { failureReason } from '#web/api/failure-reason.ts';
import { productName } from '#web/domain/product/product-name.ts';
import { VaultMark } from '#web/domain/product/vault-mark.tsx';
import { useNetworkRefusal } from '#web/session/network-refused.ts';
import { signOut } from '#web/session/sign-in.ts';
import { Button } from '#web/ui/form/button.tsx';

const ASK_AGAIN_MS = 20_000;

/** Replaces every screen while the user's network is refused; tries again on focus and three times a minute. */
export function NetworkRefusedPage() {
  const refusal = useNetworkRefusal();
  const [outcome, setOutcome] = useState('');
  const { refetch, isFetching } = useGetCurrentUser({
    query: { refetchOnMount: false, retryOnMount: false, refetchInterval: ASK_AGAIN_MS },
  });
  const tryAgain = async () => {
    setOutcome('');
    const { error } = await refetch({ cancelRefetch: false });
    setOutcome(isNetworkRefused(error) ? 'Still not allowed from here.' : failureReason(error));
  };
  return (
    <main className="grid h-dvh place-items-center overflow-y-auto bg-canvas p-4 text-text">
      <title>{`Network not allowed · ${productName}`}</title>
      <div className="w-full max-w-[440px] py-6">
        <div className="mb-5 flex items-center justify-center gap-2.5">
          <VaultMark size={24} />
          <p className="text-section">{productName}</p>
        </div>
        <div className="overflow-hidden rounded-xl border border-border bg-surface">
          <div role="alert" className="p-6 text-center max-md:px-5">
            <span className="mx-auto mb-4 grid size-12 place-items-center rounded-xl border border-warning-border bg-warning-soft text-warning">
              <GlobeLock size={24} aria-hidden />
            </span>
            <h1 className="text-title">This network is not allowed</h1>
            <p className="mt-2 text-base text-text-muted">
              People with your role can use the data room from certain networks only, and you are on another one now.
              You are still signed in.
            </p>
            <p className="mt-2 text-caption break-words text-text-subtle">{refusal}</p>
            <dl className="mt-5 grid gap-3 border-t border-border pt-5 text-left text-cell">
              <div>
                <dt className="font-label text-text">Continue</dt>
                <dd className="text-text-muted">
                  Connect to your organisation&apos;s network or its VPN. This page then continues by itself.
                </dd>
              </div>
              <div>
                <dt className="font-label text-text">Ask</dt>
                <dd className="text-text-muted">
                  If this ought to be the right network, ask an administrator of this data room to allow it.
                </dd>
              </div>
            </dl>
          </div>
          <footer className="flex items-center justify-end gap-2 border-t border-border bg-surface-sunken px-6 py-3.5 max-md:px-4 max-md:*:flex-1">
            <Button onClick={signOut}>Sign out</Button>
            <Button variant="primary" icon={RefreshCw} isBusy={isFetching} onClick={() => void tryAgain()}>
              Try again
            </Button>
          </footer>
        </div>
        <p role="status" className="mt-3 min-h-4 text-center text-caption text-text-muted">
          {outcome}
        </p>
      </div>
    </main>
  );
}
