import { ArrowRight, ScrollText, Stamp, Users } from 'lucide-react';
import { signIn } from '#web/session/sign-in.ts';
import { buttonClass } from '#web/ui/form/button-class.ts';
import { ProductPicture } from './picture/product-picture.tsx';

const promises = [
  { icon: Users, words: 'Access by role and by grant' },
  { icon: Stamp, words: 'Watermarked previews' },
  { icon: ScrollText, words: 'Every view on record' },
];

export function Hero() {
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
