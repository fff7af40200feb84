import { randomBytes } from 'node:crypto'
import { openSignedIn } from './sign-in'
import { inOneMode } from './spread'
import { startSite } from './start-site'
import { expect, test } from './test-base'
import { writeLetter } from './write-letter'

const TOKEN = randomBytes(24).toString('base64url')
const SEARCH = '/s/:first?/:second?/:third?/*'
const LETTER = {
  name: 'Ketevan Counted',
  email: 'ketevan.counted@ezo.test',
  phone: '555987653',
  text: 'Something between us alone',
}

test(
  'a visit shows up in the metrics without any data of the visitor',
  inOneMode(),
  async ({ browser, javaScriptEnabled }) => {
    test.slow()
    const site = await startSite({ SEED_STATEMENTS: '150', METRICS_TOKEN: TOKEN })
    const read = async () => {
      const answer = await fetch(`${site.origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
      return answer.text()
    }
    const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled })
    const page = await context.newPage()
    // A later request gets the page of an earlier one, unless a slow machine lets it expire meanwhile.
    const requestTwice = async () => {
      for (let count = 0; count < 2; count += 1) await fetch(`${site.origin}/en/s?cities=1&price_to=87654321`)
      return read()
    }
    await expect.poll(requestTwice).toMatch(/^ezo_page_cache_hits_total [1-9]/m)
    for (const path of ['/br/ketevan-of-vake', '/ketevan-of-vake']) await fetch(site.origin + path)
    await writeLetter(page, LETTER)
    await openSignedIn(page, 'owner', '/en/account')
    const cookies = await context.cookies()
    await context.close()

    expect((await fetch(`${site.origin}/metrics`)).status).toBe(401)
    const requests = 'ezo_http_request_duration_seconds_count'
    for (const line of [
      `${requests}{method="GET",route="${SEARCH}",status="2xx"} `,
      `${requests}{method="GET",route="/br/:id?",status="4xx"} 1`,
      `${requests}{method="POST",route="/contact",status="3xx"} 1`,
      'ezo_call_duration_seconds_count{call="POST main",outcome="ok"} ',
      'ezo_call_duration_seconds_count{call="GET main",outcome="4xx"} ',
      'ezo_database_up 1',
      'ezo_payments{state="review"} ',
      'ezo_messages_waiting{channel="email"} ',
      'ezo_upstream_circuit_open{api="main"} 0',
    ])
      await expect.poll(async () => `\n${await read()}`).toContain(`\n${line}`)
    await expect
      .poll(async () => (await read()).includes('ezo_job_duration_seconds_count{job="expiry",outcome="ok"}'))
      .toBe(true)

    // Values are counts and seconds, which may contain any digits.
    const names = (await read()).replace(/ \S+$/gm, '')
    await site.stop()
    const tokens = cookies.map(({ value }) => value).filter(({ length }) => length > 20)
    expect(tokens.length).toBeGreaterThan(0)
    for (const secret of [...Object.values(LETTER), ...tokens, '87654321', 'ketevan', 'access_token', TOKEN])
      expect(names).not.toContain(secret)
    expect(names).not.toMatch(/\$\d|owner@demo\.test|\d{5}|select /)
  },
)
