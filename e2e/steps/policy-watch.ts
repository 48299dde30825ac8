// Violations of a page's Content-Security-Policy across its navigations, which browsers report to the page only.
import type { Page } from '@playwright/test';

export async function watchPolicy(page: Page): Promise<readonly string[]> {
  const reports: string[] = [];
  await page.exposeFunction('reportPolicyViolation', (report: string) => void reports.push(report));
  await page.addInitScript(() => {
    const { reportPolicyViolation } = window as unknown as { reportPolicyViolation: (report: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => {
      const at = `${event.sourceFile}:${event.lineNumber}`;
      reportPolicyViolation(`${location.pathname}: ${event.violatedDirective} ${event.blockedURI} at ${at}`);
    });
  });
  return reports;
}
