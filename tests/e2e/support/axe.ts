import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** All of axe's rules, best practices too, on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(told, `axe on ${page.url()}`).toEqual([]);
}
