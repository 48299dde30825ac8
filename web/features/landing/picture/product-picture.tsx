import { cx } from '#web/ui/theme/cx.ts';
import narrowDark from './narrow-dark.webp';
import narrowLight from './narrow-light.webp';
import { PicturePreview } from './picture-preview.tsx';
import wideDark from './wide-dark.webp';
import wideLight from './wide-light.webp';

/** Pictures of the demonstration room, twice as large as shown; the hidden theme's are not loaded. */
export function ProductPicture() {
  return (
    <div aria-hidden className="relative select-none max-md:-mr-4">
      <Screen wide={wideLight} narrow={narrowLight} className="dark:hidden" />
      <Screen wide={wideDark} narrow={narrowDark} className="hidden dark:block" />
      <div className="absolute -right-4 -bottom-11 max-md:hidden xl:-right-16">
        <PicturePreview />
      </div>
    </div>
  );
}

function Screen({ wide, narrow, className }: { wide: string; narrow: string; className: string }) {
  return (
    <picture>
      <source media="(max-width: 767px)" srcSet={narrow} />
      <img
        src={wide}
        alt=""
        loading="lazy"
        className={cx(
          'h-[592px] w-full rounded-xl border border-border-strong object-cover object-left-top shadow-overlay max-md:h-[420px] max-md:rounded-r-none max-md:border-r-0',
          className,
        )}
      />
    </picture>
  );
}
