import { beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'
import { OUTCOMES } from './outcomes'

const database = withTestDatabase()
const bank = withSandboxBank(database)
let token: string

beforeEach(async () => {
  token = await createSession(database.pool, await addUser(database.pool))
})

const textOf = async (page: string) => (await bank.open(page)).text()
const buttons = (text: string) =>
  [...text.matchAll(/name="outcome" value="(\w+)"/g)].map(([, value]) => value)

describe('sandbox bank page', () => {
  test('the page shows amount and recipient, and offers every outcome', async () => {
    const { id, page } = await bank.begin(token, '12.05')
    const text = await textOf(`${page}?lang=en`)
    expect(text).toContain('<dd>12.05 GEL</dd>')
    expect(text).toContain(`<dd>${id}</dd>`)
    expect(text).toContain('<dd>Waiting for payment</dd>')
    expect(buttons(text)).toEqual(expect.arrayContaining(Object.keys(OUTCOMES)))
    expect(text).toContain(`href="https://ezo.example/payment-result?payment_id=${id}"`)
    expect(text).not.toContain('<script')
  })

  test('the page is in the language of the return URL', async () => {
    const redirect_url = 'https://ezo.example/ru/payment-result'
    const { page } = await bank.begin(token, 5, { redirect_url })
    expect(await textOf(page)).toContain('<h1>Подтверждение платежа</h1>')
    expect(await textOf(`${page}?lang=ka`)).toContain('<h1>გადახდის დადასტურება</h1>')
  })

  test('the page of a paid payment offers only a refund', async () => {
    const { page } = await bank.begin(token, 5)
    const stayed = await bank.decide(page, 'approve_before_return')
    expect(stayed.headers.get('location')).toBe(page)
    expect(buttons(await textOf(page))).toEqual(['refund'])
    const again = await bank.decide(page, 'decline')
    expect(again.headers.get('location')).toBe(page)
    await bank.decide(page, 'refund')
    const after = await textOf(`${page}?lang=en`)
    expect(buttons(after)).toEqual([])
    expect(after).toContain('<dd>Refunded</dd>')
  })

  test('the page expires after twenty minutes', async () => {
    const { id, page } = await bank.begin(token, 5)
    await database.pool.query("update sandbox_bank_payments set created_at = now() - interval '21 minutes'")
    expect(buttons(await textOf(page))).toEqual([])
    expect(await bank.status(token, id)).toMatchObject({ state: 'failed', reason: 'expired' })
  })

  test('the page never redirects to another site', async () => {
    const { page } = await bank.begin(token, 5, { redirect_url: 'https://other.example/payment-result' })
    expect(await textOf(page)).not.toContain('other.example')
    expect((await bank.decide(page, 'approve')).headers.get('location')).toBe(page)
  })

  test.each(['00000000-0000-4000-8000-000000000000', 'x', '%3Cb%3E'])(
    'the page answers 404 for the payment %s',
    async (id) => {
      const response = await bank.open(`/sandbox/bank/${id}?lang=ru`)
      expect([response.status, (await response.text()).includes('Такого платежа нет')]).toEqual([404, true])
      expect((await bank.decide(`/sandbox/bank/${id}`, 'approve')).status).toBe(404)
    },
  )

  test.each(['', 'toString', '__proto__', 'succeeded'])(
    'the page rejects the outcome %j',
    async (outcome) => {
      const { id, page } = await bank.begin(token, 5)
      expect((await bank.decide(page, outcome)).status).toBe(303)
      expect(await bank.status(token, id)).toMatchObject({ state: 'pending' })
    },
  )
})
