import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addDemoBanks } from '~backend/demo/seed/demo-initial-data'
import { createSession } from '~backend/platform/auth/sessions'
import { getApiUrls } from '~server/upstream-services'
import { checkUpstream } from '../../scripts/upstream-check/check-upstream'
import { formatReport } from '../../scripts/upstream-check/format-report'
import { withTestDatabase } from '../database'
import { withApi, withServer } from '../fixtures/api'
import { addPlaces, addProject, addStatement, addUser } from '../fixtures/database-rows'

const PHONE = '555123456'
const database = withTestDatabase()
const api = withApi(database)
let token: string
let requests: string[]

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  await addDemoBanks(pool)
  const person = { first_name: 'Nino', phone_number: PHONE, valid_phone_numbers: [PHONE] }
  const owner = await addUser(pool, { type: 'agent', slug: 'agency', ...person })
  await addStatement(pool, { user_id: owner })
  await addUser(pool, { type: 'broker', slug: 'broker', ...person })
  await addProject(pool)
  token = await createSession(pool, owner)
})

beforeEach(() => {
  requests = []
})

/** Answers of the backend as an old upstream would give them. */
const CHANGED_ANSWERS: Record<string, (data: Record<string, unknown>) => unknown> = {
  'v1/microservice/statements/count': ({ total }) => ({ count: total }),
  'v1/microservice/statements': ({ data }) => ({ data: [...(data as unknown[]), { id: 'seven' }] }),
}
/** A database without flats for sale has no price model to report on. */
const UNKNOWN_YET = ['GET evaluation-report-card: status 404']
const MISSING_CALLS = ['v1/microservice/statements/facets', 'v1/microservice-projects/me/active-packages']

const backend = withServer(() => (request, response) => pass(request, response, {}))
const olderUpstream = withServer(() => (request, response) => {
  const path = request.url?.slice('/api/'.length).split('?')[0] ?? ''
  if (MISSING_CALLS.includes(path)) return response.writeHead(404).end('<h1>Not Found</h1>')
  if (path === 'v1/raters') return response.writeHead(500).end()
  // No answer ever comes.
  if (path === 'v1/mortgage') return
  return pass(request, response, CHANGED_ANSWERS)
})

async function pass(request: IncomingMessage, response: ServerResponse, changes: typeof CHANGED_ANSWERS) {
  requests.push(`${request.method} ${request.url}`)
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const headers = Object.entries(request.headers).filter(([name]) => !['host', 'connection'].includes(name))
  const answer = await fetch(`${api.origin}${request.url}`, {
    method: request.method ?? 'GET',
    headers: headers as [string, string][],
    body: parts.length > 0 ? Buffer.concat(parts) : null,
  })
  const change = changes[request.url?.slice('/api/'.length).split('?')[0] ?? '']
  const text = await answer.text()
  const body = change ? JSON.stringify({ result: true, data: change(JSON.parse(text).data) }) : text
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body)
}

async function check(origin: string, options: { token?: string; withWrites?: boolean } = {}) {
  const results = await checkUpstream({
    apiUrls: getApiUrls(
      { apiUrls: undefined, filterParametersUrl: undefined, bannersUrl: undefined },
      origin,
    ),
    websiteKey: 'ezo',
    token: options.token,
    withWrites: options.withWrites ?? false,
    // The first responses of our own backend wait for files to be read.
    callTimeoutMs: origin === backend.origin ? 15_000 : 1_500,
    totalTimeoutMs: 60_000,
  })
  const stateOf = (endpoint: string) => results.find((result) => result.endpoint === endpoint)?.state
  const detailOf = (endpoint: string) => results.find((result) => result.endpoint === endpoint)?.detail
  const withState = (...states: string[]) =>
    results
      .filter(({ state }) => states.includes(state))
      .map(({ endpoint, detail }) => `${endpoint}: ${detail}`)
  return { results, stateOf, detailOf, withState, report: formatReport(results) }
}

test('our backend answers every read as pages need it', async () => {
  const { results, withState, report } = await check(backend.origin, { token })
  expect(withState('differs', 'missing', 'failed')).toEqual(UNKNOWN_YET)
  expect(withState('ok').length).toBeGreaterThan(55)
  expect(results.filter(({ isSpecified }) => isSpecified).length).toBeGreaterThan(50)
  expect(report).toContain('Calls of the specification')
})

test('the check sends no changes without the flag', async () => {
  await check(backend.origin, { token })
  expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([])
  expect(requests.filter((request) => /logout|validate\/phone/.test(request))).toEqual([])
})

test('the check reports calls for users as rejected without a token, and tries all others', async () => {
  const { stateOf, withState } = await check(backend.origin)
  expect(stateOf('GET auth/grouped-info')).toBe('refused')
  expect(stateOf('GET microservice/statements/{id}')).toBe('ok')
  expect(withState('differs', 'missing', 'failed')).toEqual(UNKNOWN_YET)
})

test('the check tries changes with the flag and undoes all of them except the end of the session', async () => {
  const { pool } = database
  const tables = [
    'favorites',
    'hidden_statements',
    'call_requests',
    'loan_requests',
    'service_orders',
    'messages',
  ]
  const countRows = async () => {
    const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`)
    return (await pool.query(`select ${counts.join()}, (select first_name from users where slug = 'agency')`))
      .rows
  }
  const before = await countRows()
  const { withState, stateOf, report } = await check(backend.origin, { token, withWrites: true })
  expect(withState('differs', 'failed')).toEqual([])
  expect(stateOf('POST microservice/users/statements/favorites/add')).toBe('ok')
  expect(stateOf('POST microservice/users/statements/favorites/remove')).toBe('ok')
  expect(stateOf('POST take-loans/create')).toBe('ok')
  expect(stateOf('POST auth/logout')).toBe('ok')
  expect(await countRows()).toEqual(before)
  expect(report).not.toContain(token)
  expect(report).not.toContain(PHONE)
  token = await createSession(
    pool,
    (await pool.query("select id from users where slug = 'agency'")).rows[0].id,
  )
})

test('the check reports calls that an older upstream lacks, changed fields, failures and timeouts', async () => {
  const { stateOf, detailOf, withState, report } = await check(olderUpstream.origin, { token })
  expect(stateOf('GET microservice/statements/facets')).toBe('missing')
  expect(detailOf('GET microservice/statements/facets')).toBe('status 404')
  expect(stateOf('GET microservice-projects/me/active-packages')).toBe('missing')
  expect(stateOf('GET microservice/statements/count')).toBe('differs')
  expect(detailOf('GET microservice/statements/count')).toMatch(/^(total|last_page): invalid_type$/)
  expect(detailOf('GET microservice/statements')).toMatch(/^1 rows left out, the first at id: /)
  expect(withState('failed')).toEqual(['GET raters: status 500', 'GET mortgage: timeout'])
  // The list names a statement, so that the calls for one are tried.
  expect(stateOf('GET microservice/statements/{id}')).toBe('ok')
  expect(report).not.toMatch(new RegExp(`${token}|${PHONE}|Nino`))
})

test('the check reports an upstream that is down within the time for all calls', async () => {
  const begun = Date.now()
  const { results, withState } = await check('http://127.0.0.1:1')
  expect(withState('ok', 'differs', 'missing', 'refused')).toEqual([])
  expect(results.filter(({ state }) => state === 'failed').length).toBeGreaterThan(30)
  expect(Date.now() - begun).toBeLessThan(20_000)
})
