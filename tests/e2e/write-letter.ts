import { expect, type Page } from './test-base'

export interface Letter {
  name: string
  email: string
  phone: string
  text: string
}

/** Sends a message through the form on the contact page. */
export async function writeLetter(page: Page, { name, email, phone, text }: Letter): Promise<void> {
  await page.goto('/en/contact')
  const form = page.locator('form:has([name="message"])')
  await form.locator('[name="name"]').fill(name)
  await form.locator('[name="email"]').fill(email)
  await form.locator('[name="phone_number"]').fill(phone)
  await form.locator('[name="message"]').fill(text)
  await form.locator('button:not([name])').last().click()
  await expect(page).not.toHaveURL(/contact$/)
}
