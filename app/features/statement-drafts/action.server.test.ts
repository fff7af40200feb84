import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { packImages } from '~backend/statements/packed-images'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { readFormReply } from '~tests/fixtures/form-reply'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { COMPLETE_FLAT } from '~tests/fixtures/statement-draft'
import { statementDraftAction } from './action.server'
import { loadStatementDraft } from './loader.server'
import { openDraftForChange } from './open-draft.server'

const database = withTestDatabase()
const api = withApi(database)
const NEW = '/en/account/statements/new'
let owner: number
let token: string

beforeAll(() => addPlaces(database.pool))

beforeEach(async () => {
  await database.pool.query('delete from statement_drafts')
  owner = await addUser(database.pool)
  token = await createSession(database.pool, owner)
})

/** Returns the arguments of the same browser, with these cookies. */
function argsOf(path: string, cookie: string, form?: Record<string, string>) {
  const [, statement] = /statements\/(\d+)\/edit/.exec(path) ?? []
  const args = createRouteArgs(path, {
    origin: api.origin,
    params: statement ? { id: statement } : {},
    ...(form && { form }),
  })
  args.request.headers.set('cookie', cookie)
  return args as Parameters<typeof statementDraftAction>[0]
}

async function post(path: string, cookie: string, form: Record<string, string>): Promise<Response> {
  const answer = await statementDraftAction(argsOf(path, cookie, form))
  if (answer instanceof Response) return answer
  throw new Error(`rejected: ${JSON.stringify(answer.data)}`)
}

async function readRedirect(page: Promise<unknown>): Promise<Response> {
  const answer = await page.catch((thrown: unknown) => thrown)
  if (answer instanceof Response) return answer
  throw new Error('no redirect')
}

const readCookies = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

async function listOwners() {
  const { rows } = await database.pool.query('select user_id, statement_id from statement_drafts')
  return rows
}

async function beginAsGuest() {
  const started = await post(NEW, '', { deal_type_id: '1', real_estate_type_id: '1' })
  return { next: started.headers.get('location') ?? '', cookie: readCookies(started) }
}

test("a guest's draft moves to the account when the next step is saved, not when it is only viewed", async () => {
  const { next, cookie } = await beginAsGuest()
  const cookies = `${cookie}; __Host-token=${token}`
  const page = await loadStatementDraft(argsOf(next, cookies))
  expect(page.values).toMatchObject({ deal_type_id: '1' })
  expect(await listOwners()).toEqual([{ user_id: null, statement_id: null }])
  await post(next.replace('step=place', 'step=words'), cookies, { comment_en: 'A view', version: '1' })
  expect(await listOwners()).toEqual([{ user_id: owner, statement_id: null }])
})

test('a deal not offered for the type of property is rejected on every page, with the available ones', async () => {
  const leasedFlat = { deal_type_id: '10', real_estate_type_id: '1' }
  const answer = await statementDraftAction(argsOf(NEW, '', leasedFlat))
  if (answer instanceof Response) throw new Error('taken')
  expect(answer.data).toMatchObject({
    result: {
      initialValue: leasedFlat,
      error: {
        deal_type_id: {
          key: 'deal_unsuited',
          args: {
            deal: 'For lease',
            kind: 'Apartment',
            list: 'For sale, For rent, Daily rent, Pledge (girao)',
          },
        },
      },
    },
  })
  expect(await listOwners()).toEqual([])

  const id = await addStatement(database.pool, { user_id: owner, deal_type_id: 10, real_estate_type_id: 1 })
  const page = await loadStatementDraft(
    argsOf(`/en/account/statements/${id}/edit?step=check`, `__Host-token=${token}`),
  )
  expect(page.errors).toContainEqual({ field: 'deal_type_id', error: 'unsuited' })
})

test('a guest deletes a draft, and its key is removed', async () => {
  const { next, cookie } = await beginAsGuest()
  const answer = await post(`${next}&delete=1`, cookie, {})
  expect(answer.headers.get('location')).toBe(NEW)
  expect(readCookies(answer)).toContain('__Host-flash=draft_deleted')
  expect(await listOwners()).toEqual([])
  await expect(loadStatementDraft(argsOf(next, readCookies(answer)))).rejects.toMatchObject({ status: 302 })
})

test('a published draft redirects to its statement, also from a second tab, until that is deleted', async () => {
  await database.pool.query("update users set valid_phone_numbers = '{555123456}' where id = $1", [owner])
  const cookie = `__Host-token=${token}`
  const { rows } = await database.pool.query(
    'insert into statement_drafts (user_id, content) values ($1, $2) returning id',
    [owner, COMPLETE_FLAT],
  )
  const path = `${NEW}?draft=${rows[0].id}&step=check`
  const statement = (await post(path, cookie, {})).headers.get('location')
  expect(statement).toMatch(/^\/en\/statements\/\d+$/)
  const openings = [
    () => loadStatementDraft(argsOf(path, cookie)),
    () => statementDraftAction(argsOf(path, cookie, {})),
  ]
  for (const open of openings) {
    const answer = await readRedirect(open())
    expect(answer.headers.get('location')).toBe(statement)
    expect(readCookies(answer)).toContain('__Host-flash=draft_published')
  }
  const stranger = `__Host-token=${await createSession(database.pool, await addUser(database.pool))}`
  const refused = await readRedirect(loadStatementDraft(argsOf(path, stranger)))
  expect(refused.headers.get('location')).toBe('/en/account/statements')
  await database.pool.query('update statements set deleted_at = now() where draft_id = $1', [rows[0].id])
  for (const open of openings) {
    const answer = await readRedirect(open())
    expect(answer.headers.get('location')).toBe('/en/account/statements')
    expect(readCookies(answer)).toContain('__Host-flash=draft_missing')
  }
})

test('an invalid draft id redirects to the listings, and creates no draft', async () => {
  const answer = await readRedirect(loadStatementDraft(argsOf(`${NEW}?draft=abc`, `__Host-token=${token}`)))
  expect(answer.headers.get('location')).toBe('/en/account/statements')
})

test('a part of a photo for a missing draft gets a 404, which ends the upload', async () => {
  const args = argsOf(`/photo-part?draft=${randomUUID()}`, `__Host-token=${token}`)
  const open = openDraftForChange({ ...args, params: {}, missing: 'not_found' })
  await expect(open).rejects.toMatchObject({ status: 404 })
})

test('the first change of a published statement creates a draft, which can be discarded', async () => {
  const id = await addStatement(database.pool, { user_id: owner, price: 90_000 })
  const path = `/en/account/statements/${id}/edit`
  const cookie = `__Host-token=${token}`
  const page = await loadStatementDraft(argsOf(path, cookie))
  expect(page.values).toMatchObject({ price: '90000' })
  expect(await listOwners()).toEqual([])
  const price = { price_type_id: '3', price: '85000', currency_id: '2', version: String(page.draft?.version) }
  expect((await post(`${path}?step=price`, cookie, price)).status).toBe(303)
  expect(await listOwners()).toEqual([{ user_id: owner, statement_id: id }])
  const answer = await post(`${path}?step=check&delete=1`, cookie, {})
  expect(answer.headers.get('location')).toBe('/en/account/statements')
  expect(await listOwners()).toEqual([])
})

test('a price far from the former one needs one confirmation, at its field and before publishing', async () => {
  await database.pool.query("update users set valid_phone_numbers = '{555123456}' where id = $1", [owner])
  const id = await addStatement(database.pool, { user_id: owner, price: 285_000 })
  const path = `/en/account/statements/${id}/edit`
  const cookie = `__Host-token=${token}`
  const price = { price_type_id: '3', currency_id: '2', version: '1' }
  const send = (form: Record<string, string>) =>
    statementDraftAction(argsOf(`${path}?step=price`, cookie, { ...price, ...form }))
  const findDoubt = async () => (await loadStatementDraft(argsOf(`${path}?step=check`, cookie))).priceDoubt

  const question = readFormReply(await send({ price: '28 500', intent: 'next' }))
  expect(question).toMatchObject({
    status: 422,
    typed: { price: '28 500' },
    errors: {
      price: {
        key: 'price_below_former',
        args: { price: '$28,500', times: '10 times', expected: '$285,000' },
      },
    },
    pageData: { doubt: { price: 28_500, meant: { price: 285_000, currency: 'usd' } } },
  })
  // The back button saves the price; publishing requires its confirmation.
  await post(`${path}?step=price`, cookie, { ...price, price: '28500', intent: 'back' })
  expect(await findDoubt()).toMatchObject({ reason: 'former', price: 28_500 })
  const again = { price: '28500', confirmed_price: '28500/2', version: '2', intent: 'next' }
  expect(await send(again)).toMatchObject({ status: 303 })
  expect(await findDoubt()).toBe(undefined)
  const meant = { price: '28500', confirmed_price: '28500/2', meant_price: '285000/2', version: '2' }
  expect(await send(meant)).toMatchObject({ status: 303 })
  const { values } = await loadStatementDraft(argsOf(`${path}?step=price`, cookie))
  expect(values).toMatchObject({ price: '285000', currency_id: '2' })
})

test('a broker enters the client, and an invalid number is reported at its field', async () => {
  await database.pool.query(
    "update users set type = 'broker', valid_phone_numbers = '{555123456}' where id = $1",
    [owner],
  )
  const id = await addStatement(database.pool, { user_id: owner })
  const path = `/en/account/statements/${id}/edit?step=contact`
  const cookie = `__Host-token=${token}`
  expect((await loadStatementDraft(argsOf(path, cookie))).hasClients).toBe(true)
  const contact = { owner_name: 'Nino', phone_number: '555123456', version: '1', intent: 'next' }
  const typed = { client_name: 'Ketevan', client_phone: '12', client_note: 'Keys' }
  await expect(post(path, cookie, { ...contact, ...typed })).rejects.toThrow(/client_phone.*phone_invalid/)
  await post(path, cookie, { ...contact, ...typed, client_phone: '+995 599 11 22 33' })
  const { known } = await loadStatementDraft(argsOf(path, cookie))
  expect(known).toMatchObject({ ...typed, client_phone: '599112233' })
})

test("a broker who edits an agent's statement chooses a number that one of them has confirmed", async () => {
  await database.pool.query(
    "update users set type = 'broker', valid_phone_numbers = '{555000001}' where id = $1",
    [owner],
  )
  const agent = await addUser(database.pool, { type: 'agent', valid_phone_numbers: ['555123456'] })
  await database.pool.query('insert into broker_agents (agent_id, broker_id) values ($1, $2)', [agent, owner])
  const id = await addStatement(database.pool, { user_id: agent })
  const path = `/en/account/statements/${id}/edit?step=contact`
  const cookie = `__Host-token=${token}`
  const page = await loadStatementDraft(argsOf(path, cookie))
  expect(page.agentPhones).toEqual(['555123456', '555000001'])
  await post(path, cookie, { owner_name: 'Gia', phone_number: '555123456', version: '1', intent: 'next' })
  const { known } = await loadStatementDraft(argsOf(path, cookie))
  expect(known).toMatchObject({ owner_name: 'Gia', phone_number: '555123456' })
})

test.each([
  [{ intent: 'next' }, 'words'],
  [{ operation: 'save' }, 'photos'],
])('the photos with %o lead to the step %s', async (pressed, step) => {
  const id = await addStatement(database.pool, { user_id: owner })
  const path = `/en/account/statements/${id}/edit?step=photos`
  const cookie = `__Host-token=${token}`
  await loadStatementDraft(argsOf(path, cookie))
  const location = (await post(path, cookie, pressed)).headers.get('location')
  expect(new URL(location ?? '', 'http://ezo.test').searchParams.get('step')).toBe(step)
})

test('a moved photo can be moved back', async () => {
  const images = ['a', 'b', 'c'].map((name, index) => ({
    path: `/pictures/${name}`,
    width: 800,
    height: 600,
    is_main: index === 0,
  }))
  const id = await addStatement(database.pool, { user_id: owner, images: packImages(images) })
  const path = `/en/account/statements/${id}/edit?step=photos`
  const cookie = `__Host-token=${token}`
  const listTokens = async () =>
    (await loadStatementDraft(argsOf(path, cookie))).draft?.photos.map((photo) => photo.token) ?? []
  const tokens = await listTokens()
  const send = async (operation: string) => {
    const shown = (await listTokens()).map((each, index) => [`tokens[${index}]`, each])
    const answer = await post(path, cookie, { ...Object.fromEntries(shown), operation })
    return loadStatementDraft(argsOf(answer.headers.get('location') ?? '', cookie))
  }
  const moved = await send(`place/${tokens[0]}/2`)
  expect(moved.draft?.photos.map((photo) => photo.token)).toEqual([tokens[1], tokens[2], tokens[0]])
  expect(moved.page.movedPhoto).toEqual({ token: tokens[0], position: 0 })
  await send(`place/${tokens[0]}/0`)
  expect(await listTokens()).toEqual(tokens)
  expect((await send(`main/${tokens[1]}`)).page.movedPhoto).toBeUndefined()
})

test('going back saves unfinished values, and stays if a value does not fit its field', async () => {
  const id = await addStatement(database.pool, { user_id: owner, price: 90_000 })
  const path = `/en/account/statements/${id}/edit`
  const cookie = `__Host-token=${token}`
  const { draft } = await loadStatementDraft(argsOf(path, cookie))
  const typed = { price_type_id: '3', price: '', currency_id: '1', version: String(draft?.version) }
  const back = (form: Record<string, string>, step: string) =>
    post(`${path}?step=${step}`, cookie, { ...form, intent: 'back' })

  await expect(back({ ...typed, price: 'a lot' }, 'price')).rejects.toThrow(/answer_number/)
  expect((await back(typed, 'price')).headers.get('location')).toMatch(/step=home$/)
  const { values } = await loadStatementDraft(argsOf(`${path}?step=price`, cookie))
  expect(values).toMatchObject({ price: '', currency_id: '1' })

  expect((await back({}, 'photos')).headers.get('location')).toMatch(/step=price$/)
  const contact = await back({ owner_name: 'Ketevan', phone_number: '' }, 'contact')
  expect(contact.headers.get('location')).toMatch(/step=words$/)
  const cookies = `${cookie}; ${readCookies(contact)}`
  const { phoneDraft } = await loadStatementDraft(argsOf(`${path}?step=contact`, cookies))
  expect(phoneDraft).toMatchObject({ values: { owner_name: 'Ketevan' } })
})
