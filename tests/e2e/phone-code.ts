import type { APIRequestContext } from '@playwright/test'

/** Returns a number for one test, as a number gets one code a minute. */
export function freshPhone(): string {
  return `5${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
}

/** Returns the last code that was sent to the number. */
export async function codeFor(request: APIRequestContext, phone: string): Promise<string> {
  const outbox = await (await request.get('/sandbox/sms?lang=en')).text()
  const [, after = ''] = outbox.split(`<dd>${phone}</dd>`)
  return /\b\d{4}\b/.exec(after)?.[0] ?? 'none'
}
