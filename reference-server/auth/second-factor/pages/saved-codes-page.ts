// "Save your recovery codes": shown only once; saving works without scripts, printing and copying do not.
import { html } from '../../pages/html.ts';
import { page } from '../../pages/layout.ts';

export interface SavedCodesPage {
  email: string;
  codes: readonly string[];
  goOn: string;
}

export function savedCodesPage({ email, codes, goOn }: SavedCodesPage): string {
  const file = `Recovery codes of Strongroom for ${email}\nEach of them signs you in once.\n\n${codes.join('\n')}\n`;
  return page(
    'Save your recovery codes',
    html`<p class="lead">
        When your second factor is not at hand, each of these signs you in once. They are shown this one time.
      </p>
      <ul class="codes" translate="no" data-codes="${codes.join('\n')}">
        ${codes.map((code) => html`<li>${code}</li>`)}
      </ul>
      <div class="keep">
        <a
          class="secondary"
          download="strongroom-recovery-codes.txt"
          href="data:text/plain;charset=utf-8,${encodeURIComponent(file)}"
          >Download</a
        >
        <button class="secondary" type="button" data-print hidden>Print</button>
        <button class="secondary" type="button" data-copy hidden>Copy</button>
      </div>
      <p class="hint" role="status"></p>
      <div class="actions"><a class="primary" href="${goOn}">I have saved them</a></div>`,
    'recovery-codes',
  );
}
