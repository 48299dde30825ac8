import { signIn } from '#web/session/sign-in.ts';
import { Button } from '#web/ui/form/button.tsx';
import { productName, productTagline } from '#web/domain/product/product-name.ts';
import { VaultMark } from '#web/domain/product/vault-mark.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { useNewUser } from './use-new-user.ts';
import { ArrowRight, ScrollText, Stamp, Users } from 'lucide-react';
import { buttonClass } from '#web/ui/form/button-class.ts';
import { ProductPicture } from './picture/product-picture.tsx';

const spokes = [-72, 48, 168];

/** The page for visitors, on every route. Its buttons lead to the identity provider. */
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

function CallToAction() {
  return (
    <section className="relative mx-auto max-w-[1088px] overflow-hidden rounded-xl bg-brand">
      <VaultDrawing />
      <div className="relative max-w-[560px] p-16 max-md:p-8">
        <h2 className="text-headline text-on-brand max-md:text-headline-sm">Open your data room today</h2>
        <p className="mt-3 max-w-[450px] text-section font-normal text-on-brand-muted">
          Use your organisation’s account, create a folder and invite the first reader.
        </p>
        <button
          type="button"
          onClick={signIn}
          className="mt-7 inline-flex h-11 items-center gap-2 rounded-lg bg-on-brand px-5 text-section font-label text-brand transition-colors outline-offset-2 hover:bg-on-brand-muted focus-visible:outline-on-brand"
        >
          Start Now
          <ArrowRight size={16} aria-hidden />
        </button>
      </div>
    </section>
  );
}

function VaultDrawing() {
  return (
    <svg
      aria-hidden
      viewBox="-320 -160 640 320"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-y-0 -right-24 h-full w-[640px] text-brand-line max-lg:-right-48 max-md:opacity-40"
      fill="none"
      stroke="currentColor"
    >
      {[220, 275, 310].map((radius) => (
        <circle key={radius} r={radius} strokeWidth="1" opacity="0.8" />
      ))}
      {Array.from({ length: 72 }, (_, index) => {
        const isLong = index % 6 === 0;
        return (
          <line
            key={index}
            x1={isLong ? 250 : 258}
            x2="266"
            strokeWidth={isLong ? 2 : 1.2}
            transform={`rotate(${index * 5})`}
            className="text-brand-mark"
            stroke="currentColor"
          />
        );
      })}
      <circle r="90" strokeWidth="13" />
      {spokes.map((angle) => (
        <line key={angle} x1="42" x2="141" strokeWidth="12" strokeLinecap="round" transform={`rotate(${angle})`} />
      ))}
      <circle r="36" strokeWidth="13" />
      <circle r="7" className="text-brand-mark" fill="currentColor" stroke="none" />
    </svg>
  );
}

const promises = [
  { icon: Users, words: 'Access by role and by grant' },
  { icon: Stamp, words: 'Watermarked previews' },
  { icon: ScrollText, words: 'Every view on record' },
];

function Hero() {
  return (
    <section className="overflow-hidden border-b border-border bg-linear-to-b from-surface to-canvas px-24 pt-16 pb-16 max-xl:px-10 max-md:px-4 max-md:pt-10 max-md:pb-0">
      <div className="mx-auto max-w-[1088px]">
        <div className="flex items-end justify-between gap-10 max-lg:flex-col max-lg:items-start max-lg:gap-5">
          <h1 className="text-display text-text max-md:text-display-sm">
            Secure Enterprise <br />
            Data Room
          </h1>
          <div className="max-w-[400px]">
            <p className="text-lead text-text-muted">
              Share the documents of a deal with everyone who needs them, and know who opened what, from where and when.
            </p>
            <button
              type="button"
              onClick={signIn}
              className={buttonClass('primary', 'lg', 'mt-5 max-md:mt-6 max-md:w-full')}
            >
              Get Started
              <ArrowRight size={16} aria-hidden />
            </button>
          </div>
        </div>
        <div className="mt-14 max-md:mt-9">
          <ProductPicture />
        </div>
        <ul className="mt-8 max-xl:mt-16 flex flex-wrap gap-x-8 gap-y-2 text-text-muted max-md:hidden">
          {promises.map(({ icon: Icon, words }) => (
            <li key={words} className="flex items-center gap-2.5 text-base font-label">
              <Icon size={18} className="text-accent-text" aria-hidden />
              {words}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
