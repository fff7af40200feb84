import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { StartedImport } from '~contract/schemas/statement-imports'
import { MAX_IMPORT_BYTES } from '~contract/statement-imports'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addUser } from '~tests/fixtures/database-rows'
import { FLAT, HEADINGS, IMPORTS, withImportApi } from '~tests/fixtures/import-api'

const database = withTestDatabase()
const imports = withImportApi(database)
const { api, send, start, preview, confirm, listStatements } = imports
const reviewed = withServer(() =>
  createTestApi(database.pool, pino({ level: 'silent' }), { reviewMode: 'all' }),
)
let owner: number
let token: string

beforeEach(() => {
  ;({ owner, token } = imports)
})

const countDrafts = async () =>
  (await database.pool.query('select id from statement_drafts where user_id = $1', [owner])).rowCount

describe('imports of statements', () => {
  test('a file is previewed line by line, then its lines are published at the points of their houses', async () => {
    const id = await start(`A-1,${FLAT}`)
    const { lines } = await preview(id)
    expect(lines).toMatchObject([
      { line: 2, external_id: 'A-1', outcome: 'new', is_complete: true, errors: [] },
    ])
    expect(await listStatements()).toEqual([])
    expect(await countDrafts()).toBe(0)
    expect(await confirm(id, 'publish')).toMatchObject({ published: 1, drafts: 0 })
    expect(await listStatements()).toMatchObject([
      { price: 125_000, area: 64.5, phone_number: '555123456', status: 'active', lat: expect.any(Number) },
    ])
    expect((await listStatements())[0].address_ka).toMatch(/26$/)
  })

  test('a file sent or confirmed twice creates each statement once', async () => {
    const id = await start(`A-1,${FLAT}`, `,${FLAT.replace('64,5', '70')}`)
    const result = await confirm(id, 'publish')
    expect(result).toMatchObject({ published: 2 })
    expect(await confirm(id, 'publish')).toEqual(result)
    const again = await start(`A-1,${FLAT}`, `,${FLAT.replace('64,5', '70')}`)
    expect((await preview(again)).lines.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
    expect(await confirm(again, 'publish')).toMatchObject({ published: 0, unchanged: 2 })
    expect(await listStatements()).toHaveLength(2)
  })

  test('a file updates the drafts and statements of an earlier one by the ids of its lines', async () => {
    await confirm(await start(`A-1,${FLAT}`), 'publish')
    await confirm(await start(`A-2,${FLAT}`), 'draft')
    const cheaper = FLAT.replace('125 000', '119 000')
    const id = await start(`A-1,${cheaper}`, `A-2,${cheaper}`)
    expect((await preview(id)).lines.map(({ outcome }) => outcome)).toEqual(['changed', 'changed'])
    expect(await confirm(id, 'draft')).toMatchObject({ drafts: 2 })
    // The published statement stays unchanged until its changes are published.
    expect(await listStatements()).toMatchObject([{ price: 125_000 }])
    expect(await countDrafts()).toBe(2)
    const final = await start(`A-1,${cheaper.replace('119', '118')}`, `A-2,${cheaper.replace('119', '118')}`)
    expect(await confirm(final, 'publish')).toMatchObject({ published: 2 })
    expect(await listStatements()).toMatchObject([{ price: 118_000 }, { price: 118_000 }])
    expect(await countDrafts()).toBe(0)
  })

  test('a file reports its errors by line and column, and its other lines are accepted', async () => {
    const id = await start(
      `A-1,${FLAT.replace('Newly renovated', 'Shiny')}`,
      `A-1,${FLAT}`,
      `A-3,${FLAT.replace('Tbilisi', 'Atlantis')}`,
      `A-4,${FLAT.replace('"64,5"', 'large')}`,
      `A-5,${FLAT.replace(',4,8,', ',9,8,')}`,
      `A-6,${FLAT.replace('New building', 'Office')}`,
      `A-7,${FLAT.replace('125 000', '0')},extra`,
      `A-8,${FLAT.replace('"64,5"', '')}`,
      `A-9,${FLAT}`,
    )
    const { lines } = await preview(id)
    expect(
      lines.map(({ line, outcome, errors }) => [
        line,
        outcome,
        ...errors.map((one) => `${one.column}:${one.error}`),
      ]),
    ).toEqual([
      [2, 'wrong', 'condition:option'],
      [3, 'wrong', 'id:repeated'],
      [4, 'wrong', 'city:place'],
      [5, 'wrong', 'area:number'],
      [6, 'wrong', 'total_floors:floor'],
      [7, 'wrong', 'status:unchosen'],
      [8, 'wrong', ':too_many_cells', 'price:min'],
      [9, 'new', ':missing'],
      [10, 'new'],
    ])
    expect(await confirm(id, 'publish')).toEqual({
      drafts: 1,
      published: 1,
      in_review: 0,
      unchanged: 0,
      left_out: 7,
      awaiting_photos: 0,
    })
  })

  test('a file creates all its statements or none', async () => {
    const id = await start(`A-1,${FLAT}`, `A-2,${FLAT}`, `A-3,${FLAT}`)
    const pool = database.pool
    await pool.query(`create function fail_third() returns trigger language plpgsql as $$ begin
      if (select count(*) from statements where user_id = new.user_id) = 2 then raise exception 'the disk is full'; end if;
      return new; end $$`)
    await pool.query(
      'create trigger fail_third before insert on statements for each row execute function fail_third()',
    )
    const { status } = await api.post(`${IMPORTS}/${id}/confirm`, { mode: 'publish' }, { token })
    expect(status).toBe(500)
    expect(api.errors.splice(0)).toHaveLength(1)
    await pool.query('drop trigger fail_third on statements')
    expect(await listStatements()).toEqual([])
    expect(await countDrafts()).toBe(0)
    expect(await confirm(id, 'publish')).toMatchObject({ published: 3 })
  })

  test('a file waits for review if the marketplace has reviews, and is not changed meanwhile', async () => {
    const id = await start(`A-1,${FLAT}`)
    const headers = {
      'x-website-key': 'ezo',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    }
    const body = JSON.stringify({ mode: 'publish' })
    const answer = await fetch(`${reviewed.origin}/api${IMPORTS}/${id}/confirm`, {
      method: 'POST',
      headers,
      body,
    })
    expect((await answer.json()).data).toMatchObject({ in_review: 1, published: 0 })
    const again = await start(`A-1,${FLAT.replace('125 000', '1 000')}`)
    expect((await preview(again)).lines).toMatchObject([{ outcome: 'in_review' }])
    expect(await confirm(again, 'publish')).toMatchObject({ left_out: 1 })
  })

  test('a line with a number that the account has not proved becomes a draft', async () => {
    const text = `${HEADINGS},phone\nA-1,${FLAT},599 11 22 33`
    const started = StartedImport.parse((await send(text)).data)
    const id = 'id' in started ? started.id : ''
    expect((await preview(id)).lines).toMatchObject([
      { outcome: 'new', is_complete: false, errors: [{ error: 'unproven', field: 'phone_number' }] },
    ])
    expect(await confirm(id, 'publish')).toMatchObject({ drafts: 1, published: 0 })
  })

  test('a point in another city is reported', async () => {
    const started = StartedImport.parse(
      (await send(`id,city,address,lat,lng\nA,Tbilisi,Street 1,41.6461,41.6405`)).data,
    )
    const { lines } = await preview('id' in started ? started.id : '')
    expect(lines[0]?.errors).toContainEqual(expect.objectContaining({ error: 'other_city', column: 'lat' }))
  })

  test('a file with endless addresses is read as quickly as another', async () => {
    const address = `x${' '.repeat(9_000)}x`
    const lines = Array.from(
      { length: 30 },
      (_, place) => `A-${place},${FLAT.replace('ჭავჭავაძის', address)}`,
    )
    const startedAt = performance.now()
    const { lines: read } = await preview(await start(...lines))
    expect(performance.now() - startedAt).toBeLessThan(3_000)
    expect(read[0]?.errors[0]).toMatchObject({ field: 'address', error: 'too_long' })
  })

  test('brokers, agents and developers can import files, each for themselves', async () => {
    const person = await createSession(database.pool, await addUser(database.pool, { type: 'physical' }))
    expect((await send(`${HEADINGS}\nA-1,${FLAT}`, person)).status).toBe(403)
    const id = await start(`A-1,${FLAT}`)
    const other = await createSession(database.pool, await addUser(database.pool, { type: 'broker' }))
    expect((await api.get(`${IMPORTS}/${id}`, { token: other })).status).toBe(404)
    expect((await api.post(`${IMPORTS}/${id}/confirm`, {}, { token: other })).status).toBe(404)
    // The same id of another owner is another statement.
    await confirm(id, 'publish')
    const { data } = await send(`${HEADINGS}\nA-1,${FLAT}`, other)
    const found = await api.get(`${IMPORTS}/${data.id}`, { token: other })
    expect(found.body.data.lines).toMatchObject([{ outcome: 'new' }])
  })

  test.each([
    ['is one byte too large', Buffer.alloc(MAX_IMPORT_BYTES + 1, 'a'), 'too_large'],
    ['is two bytes too large', Buffer.alloc(MAX_IMPORT_BYTES + 2, 'a'), 'too_large'],
    ['is four times too large', Buffer.alloc(4 * MAX_IMPORT_BYTES, 'a'), 'too_large'],
    ['is one cell, and as large as may be', Buffer.alloc(MAX_IMPORT_BYTES, 'a'), 'cell_too_long'],
    ['has no known heading', 'one,two\n1,2', 'no_columns'],
    ['is broken', 'id,price\nA,"1', 'broken'],
  ])('a file that %s is rejected as a whole', async (_, text, refusal) => {
    expect((await send(text)).data).toMatchObject({ refusal })
  })

  test.each(['csv', 'xml'])('the sample statements.%s is complete', async (format) => {
    const { data } = await send(readFileSync(`public/import/statements.${format}`))
    const { lines } = await preview(data.id)
    expect(lines.flatMap(({ errors }) => errors)).toEqual([])
    expect(lines.every(({ is_complete }) => is_complete)).toBe(true)
  })
})
