import { signIn } from '#web/session/sign-in.ts';
import { Button } from '#web/ui/form/button.tsx';
import { productName, productTagline } from '#web/domain/product/product-name.ts';
import { VaultMark } from '#web/domain/product/vault-mark.tsx';
import { CallToAction } from './call-to-action.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { Hero } from './hero.tsx';
import { useNewUser } from './use-new-user.ts';

/** What a visitor sees, on every route. Every button leads to the identity provider. */
export function LandingPage() {
  useNewUser();
  return (
    <div className="min-h-full bg-surface">
      <title>{`${productName} · Secure Enterprise Data Room`}</title>
      <header className="border-b border-border bg-surface px-24 max-xl:px-10 max-md:px-4">
        <div className="mx-auto flex h-18 max-w-[1088px] items-center gap-3 max-md:h-16">
          <VaultMark />
          <div className="min-w-0 flex-1">
            <p className="text-section leading-5 text-text">{productName}</p>
            <p className="text-caption text-text-subtle">{productTagline}</p>
          </div>
          <Button onClick={signIn}>Sign In</Button>
        </div>
      </header>
      <main>
        <Hero />
        <div className="px-24 pb-22 max-xl:px-10 max-md:px-4 max-md:pb-14">
          <FeatureCards />
          <CallToAction />
        </div>
      </main>
      <footer className="border-t border-border px-24 max-xl:px-10 max-md:px-4">
        <div className="mx-auto flex min-h-18 max-w-[1088px] flex-wrap items-center gap-x-3 gap-y-1 py-4 text-cell text-text-subtle">
          <VaultMark size={24} />
          <span className="flex-1 font-semibold text-text">{productName}</span>
          <span>© 2026 {productName}. All rights reserved.</span>
        </div>
      </footer>
    </div>
  );
}
