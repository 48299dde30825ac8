// What a page does against its own Content-Security-Policy, across all its navigations: the browser refuses it, and says so
// to nobody but the page.
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
