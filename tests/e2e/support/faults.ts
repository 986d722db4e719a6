import type { BrowserContext } from '@playwright/test';

/** Gathers what must never happen on any page: errors, CSP reports, requests to another origin. */
export class Faults {
  readonly #origin: string;
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** For a test that brings a fault about on purpose, such as asking for a page that is not there. */
  allow(fault: RegExp): void {
    this.#allowed.push(fault);
  }

  get found(): string[] {
    return this.#seen.filter((fault) => !this.#allowed.some((allowed) => allowed.test(fault)));
  }

  /** The `context` fixture is watched already; a test that opens contexts of its own watches those. */
  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      // The browser looks for it of its own accord beside a file that is no page.
      if (message.location().url.endsWith('/favicon.ico')) return;
      this.#seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (fault) => {
      const { stack, message } = fault.error();
      this.#seen.push(`page: ${stack || message}`);
    });
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      const inside = origin === this.#origin || protocol === 'data:' || protocol === 'blob:';
      if (!inside) this.#seen.push(`foreign request: ${request.url()}`);
    });
    // Chromium reports most breaches on the console, but not those of a report-only or quiet kind.
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (breach) => {
        console.error(`CSP: ${breach.violatedDirective} blocked ${breach.blockedURI || 'inline'}`);
      });
    });
  }
}
