import { beforeAll, beforeEach, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { action as compareAction } from './route'
import { action, loader } from './together-route'

const database = withTestDatabase()
const api = withApi(database)

const ids = { first: 0, second: 0, gone: 0 }

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  const user_id = await addUser(pool)
  ids.first = await addStatement(pool, { user_id })
  ids.second = await addStatement(pool, { user_id })
  ids.gone = await addStatement(pool, { user_id, deleted_at: '2026-01-01' })
})

beforeEach(async () => {
  await database.pool.query('truncate comparisons, rate_limit_hits cascade')
})

const PLACE = {
  name: 'Work 5',
  place: { latitude: 41.7, longitude: 44.8 },
  precision: 'house',
  street: 'Work',
  houseNumber: '5',
}

/** Browser with the cookies of a visitor. */
function createBrowser() {
  let cookie = ''
  const toArgs = (path: string, form?: Record<string, string>) => {
    const geocoder = { findByAddress: async () => (form?.address === 'x' ? [] : [PLACE]) }
    const context = { origin: 'http://ezo.test', geocoder, site: { hasOperatorApis: false } }
    return createRouteArgs(path, { origin: api.origin, headers: { cookie }, context, ...(form && { form }) })
  }
  const store = (headers: HeadersInit | undefined) => {
    const line = new Headers(headers).getSetCookie().find((each) => each.startsWith('__Host-comparisons='))
    if (line) cookie = line.split(';')[0] ?? ''
  }
  return {
    async open(path: string) {
      const answer = await loader(toArgs(path)).catch((error: unknown) => error)
      if (answer instanceof Response) {
        store(answer.headers)
        return { location: answer.headers.get('location') ?? '', page: undefined }
      }
      const { data, init } = answer as Awaited<ReturnType<typeof loader>>
      store(init?.headers)
      return { location: undefined, page: data, status: init?.status }
    },
    async send(path: string, form: Record<string, string>) {
      const answer = await (path.includes('together') ? action : compareAction)(toArgs(path, form))
      if (!(answer instanceof Response)) return { errors: JSON.stringify(answer), location: '' }
      store(answer.headers)
      return { errors: '', location: answer.headers.get('location') ?? '' }
    },
  }
}

async function share(browser = createBrowser()) {
  const query = `ids=${ids.first},${ids.second},${ids.gone}`
  const { location } = await browser.send(`/en/compare?${query}`, { intent: 'share', form_key: '1' })
  expect(location).toMatch(/^\/en\/compare\/together\?key=[0-9a-f-]{36}$/)
  return { browser, path: location }
}

const read = async (browser: ReturnType<typeof createBrowser>, path: string) => {
  const { page } = await browser.open(path)
  if (!page?.shared) return expect.fail('no comparison')
  return page
}

test('the creator owns the shared page, another visitor does not', async () => {
  const { browser, path } = await share()
  const own = await read(browser, path)
  expect(own.shared.isOwner).toBe(true)
  expect(own.columns.map(({ statement }) => statement.id)).toEqual([ids.first, ids.second])
  expect(own.missing).toEqual([{ id: ids.gone, reason: 'gone' }])
  const other = await read(createBrowser(), path)
  expect(other.shared.isOwner).toBe(false)
  expect(other.ownerHref).toBeUndefined()
})

test('the link of the creator moves the key into a cookie, unless it is wrong', async () => {
  const { browser, path } = await share()
  const { ownerHref = '' } = await read(browser, path)
  const device = createBrowser()
  expect((await device.open(ownerHref)).location).toBe(path)
  expect((await read(device, path)).shared.isOwner).toBe(true)
  const forger = createBrowser()
  expect((await forger.open(`${path}&owner=00000000-0000-4000-8000-000000000000`)).location).toBe(path)
  expect((await read(forger, path)).shared.isOwner).toBe(false)
})

test('two people vote, and each changes only their own vote', async () => {
  const { browser, path } = await share()
  const other = createBrowser()
  for (const each of [browser, other]) await each.open(path)
  const vote = (each: typeof browser, name: string, value: string) =>
    each.send(path, { intent: 'vote', name, [`vote_${ids.first}`]: value, [`note_${ids.first}`]: `${name}!` })
  await vote(browser, 'Nino', 'for')
  await vote(other, 'Dato', 'for')
  expect((await vote(other, 'Dato', 'against')).location).toBe(path)
  const { people } = (await read(other, path)).shared
  expect(people.map(({ name, isSelf, votes }) => [name, isSelf, votes.get(ids.first)])).toEqual([
    ['Nino', false, { vote: 'for', note: 'Nino!' }],
    ['Dato', true, { vote: 'against', note: 'Dato!' }],
  ])
  await other.send(path, { intent: 'remove-person', person: String(people[0]?.id) })
  expect((await read(other, path)).shared.people).toHaveLength(2)
  await browser.send(path, { intent: 'remove-person', person: String(people[1]?.id) })
  expect((await read(browser, path)).shared.people).toHaveLength(1)
})

test('a vote without cookies stays in the form, and a message asks for cookies', async () => {
  const { path } = await share()
  const { errors } = await createBrowser().send(path, { intent: 'vote', name: 'Nino' })
  expect(errors).toContain('votes_need_cookies')
  expect(errors).toContain('Nino')
})

test.each([
  ['', 'statement_missing'],
  ['words', 'compared_list_invalid'],
  ['1,2,3,4,5,6,7', 'compared_list_long'],
  ['999999999', 'compared_unknown'],
])('the invalid list %j is rejected with the message %s', async (statements, key) => {
  const { browser, path } = await share()
  const { errors } = await browser.send(path, { intent: 'change', statements })
  expect(errors).toContain(key)
})

test('the creator changes listings by numbers and links, and others cannot', async () => {
  const { browser, path } = await share()
  const statements = `https://ezo.test/en/statements/flat-${ids.second}?a=1 ${ids.second}, ${ids.first}`
  expect((await browser.send(path, { intent: 'change', statements })).location).toBe(path)
  expect((await read(browser, path)).shared.ids).toEqual([ids.second, ids.first])
  const other = createBrowser()
  const forms: Record<string, string>[] = [
    { intent: 'change', statements: String(ids.first) },
    { intent: 'delete' },
  ]
  for (const form of forms) await other.send(path, form).catch(() => undefined)
  expect((await read(browser, path)).shared.ids).toHaveLength(2)
  expect((await browser.send(path, { intent: 'delete' })).location).toContain('/en/compare?ids=')
  expect((await browser.open(path)).status).toBe(404)
})

test('a place is named by its street unless the visitor names it', async () => {
  const { browser, path } = await share()
  await browser.send(path, { intent: 'place', address: 'Work 5' })
  expect((await read(browser, path)).shared.places).toEqual([{ name: 'Work 5', lat: 41.7, lng: 44.8 }])
  const { location } = await browser.send(`/en/compare?ids=${ids.first}`, {
    intent: 'place',
    address: 'Work 5',
    place_name: 'Her school',
  })
  expect(new URLSearchParams(location.split('?')[1]).get('place')).toBe('41.7,44.8,Her school')
  const { errors } = await browser.send(path, { intent: 'place', address: 'x' })
  expect(errors).toContain('address_not_found')
})

test('the response to a malformed or unknown key is 404', async () => {
  const browser = createBrowser()
  for (const key of ['', 'x', '00000000-0000-4000-8000-000000000000'])
    expect((await browser.open(`/en/compare/together?key=${key}`)).status).toBe(404)
})
