import { beforeAll, expect, test } from 'vitest'
import { addDemoBanks } from '~backend/demo/seed/demo-initial-data'
import { withTestDatabase } from '~tests/database'
import { withSandbox } from '~tests/fixtures/sandbox'

const database = withTestDatabase()
const site = withSandbox(database)

beforeAll(() => addDemoBanks(database.pool))

const open = async (path: string) => {
  const response = await fetch(`${site.origin}/sandbox/partner/${path}`)
  return { status: response.status, text: await response.text() }
}

test('the page of a bank names the bank and the campaign of the link', async () => {
  const { status, text } = await open('halyk?lang=en&utm_campaign=calculator_button')
  expect(status).toBe(200)
  expect(text).toContain('<h1>Halyk Bank: mortgage</h1>')
  expect(text).toContain('<dd>calculator_button</dd>')
  expect((await open('halyk?lang=en')).text).not.toContain('Campaign')
})

test.each(['nobody', '%00', '%3Cb%3E'])('the bank %s answers 404', async (slug) => {
  const { status, text } = await open(`${slug}?lang=ru`)
  expect([status, text.includes('Такого банка нет')]).toEqual([404, true])
})
