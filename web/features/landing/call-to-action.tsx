import { ArrowRight } from 'lucide-react';
import { signIn } from '#web/session/sign-in.ts';
import { VaultDrawing } from './vault-drawing.tsx';

/** The closing panel, dark in both themes. */
export function CallToAction() {
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
