import { beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { addImage, addPlaces, addStatement } from '~tests/fixtures/database-rows'
import { withSandbox } from '~tests/fixtures/sandbox'

const database = withTestDatabase()
const site = withSandbox(database)
let flat: number

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  flat = await addStatement(pool, { address_en: '26 Chavchavadze <Avenue>' })
  await addImage(pool, flat)
  const ended = await addStatement(pool)
  const withdrawn = await addStatement(pool, { published: false })
  await pool.query(
    `insert into auctions (id, statement_id, starting_price, bids, ends_at) values
       (1, $1, 80000, 7, '2100-01-02 12:30+04'), (2, $2, 80000, 1, '2020-01-01'), (3, $3, 80000, 0, '2100-01-01')`,
    [flat, ended, withdrawn],
  )
})

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${site.origin}/sandbox/auction${path}`, { headers })
  return { status: response.status, text: await response.text() }
}

test('the list of auctions links to each running lot and to no ended one', async () => {
  const { text } = await open('?lang=en')
  expect(text).toContain('<html lang="en">')
  expect(text).toContain('href="/sandbox/auction/1?lang=en">3-room apartment for sale in Vake</a>')
  expect(text).not.toContain('/sandbox/auction/2')
  expect(text).not.toContain('/sandbox/auction/3')
})

test('a lot shows its postal address, starting price, bids and end, and links to the statement', async () => {
  const { status, text } = await open('/1?lang=en')
  expect(status).toBe(200)
  for (const part of [
    '$80,000',
    '₾216,000',
    '<dd>7</dd>',
    '<time datetime="2100-01-02T12:30:00+04:00">January 2, 2100 at 12:30',
    '26 Chavchavadze &#60;Avenue&#62;',
  ])
    expect(text).toContain(part)
  expect(text).toContain(`src="/pictures/new-s${flat}-0.webp"`)
  expect(text).toContain(`href="/en/statements/${flat}"`)
})

test('a lot whose auction has ended shows that it has ended', async () => {
  expect((await open('/2?lang=ru')).text).toContain('Аукцион завершён')
})

test.each(['3', '0', '99', 'x', '99999999999'])('the page of lot %s answers 404', async (id) => {
  expect((await open(`/${id}`)).status).toBe(404)
})

test('a page without a language parameter uses the language of the referring page', async () => {
  expect((await open('/1', { referer: 'https://ezo.test/ru/s' })).text).toContain('<html lang="ru">')
  expect((await open('/1', { referer: 'https://ezo.test/s' })).text).toContain('<html lang="ka">')
})
