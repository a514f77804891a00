import { expect, type Locator } from '@playwright/test';

/**
 * Types into a picker and chooses the one record that is found. The list moves until the server has answered, so that an
 * earlier click may meet another row or none.
 */
export async function choose(field: Locator, text: string, record: string | RegExp): Promise<void> {
  await field.fill(text);
  const found = field.page().locator('.ant-select-dropdown:visible .ant-select-item-option');
  await expect(found).toHaveCount(1);
  await found.getByText(record).click();
  await expect(found).toHaveCount(0);
}
