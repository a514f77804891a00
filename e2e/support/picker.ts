import { expect, type Locator } from '@playwright/test';

const optionsOf = (field: Locator): Locator =>
  field.page().locator('.ant-select-dropdown:visible .ant-select-item-option');

/** Opens a list of choices and takes one. */
export async function choose(field: Locator, choice: string | RegExp): Promise<void> {
  await field.click();
  await takeOption(field, choice);
}

/** Takes one of a list of several choices, which stays open for more, and closes it. */
export async function chooseAmong(field: Locator, choice: string): Promise<void> {
  await field.click();
  await optionsOf(field).getByText(choice, { exact: true }).click();
  await field.press('Escape');
  await expect(optionsOf(field)).toHaveCount(0);
}

/** Types into a picker of records and takes the one that is found: the list moves until the server has answered. */
export async function searchAndChoose(field: Locator, text: string, record: string | RegExp): Promise<void> {
  await field.fill(text);
  await expect(optionsOf(field)).toHaveCount(1);
  await takeOption(field, record);
}

/** The list slides in; on a busy machine a click can meet it in between and is repeated, as a person would. */
const takeOption = (field: Locator, choice: string | RegExp): Promise<void> =>
  expect(async () => {
    const options = optionsOf(field);
    if ((await options.count()) > 0) await options.getByText(choice).click({ timeout: 2_000 });
    await expect(options).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
