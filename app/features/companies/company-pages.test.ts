import { randomUUID } from 'node:crypto'
import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node'
import { pino } from 'pino'
import { createElement } from 'react'
import { beforeAll, describe, expect, test } from 'vitest'
import { PAGE_SIZE } from '~/features/search-filters'
import { PageCaching } from '~/page/page-caching'
import { PersonalHeaders } from '~/page/personal-headers'
import { SentAnswers } from '~/session/sent-answers'
import { Signer } from '~/session/signer.server'
import { ReferenceCache } from '~/upstream/reference-cache.server'
import { UpstreamClient } from '~/upstream/upstream-client.server'
import { toReaderName } from '~contract/values/reader-name'
import companies from '~locales/en/companies.json'
import errors from '~locales/en/errors.json'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addPlaces, addProject, addStatement, addUser } from '~tests/fixtures/database-rows'
import { readFormReply } from '~tests/fixtures/form-reply'
import { renderFormView } from '~tests/fixtures/render-view'
import { BrokerView, loader as loadBroker } from './company/broker-route'
import { DeveloperView, loader as loadDeveloper } from './company/developer-route'
import { loadCompanies } from './lists/companies-loader.server'
import { loadProjects } from './lists/projects-loader.server'
import { loader as loadProject, ProjectView, projectAction } from './project/route'

const SITE = 'http://ezo.test'

const log = pino({ level: 'silent' })

const signer = new Signer('secret')

const database = withTestDatabase()

const server = withServer(() => createTestApi(database.pool, log))

/** Upstream whose lists fail, as well as the names of the filters. */
const listless = withServer(() => {
  const api = createTestApi(database.pool, log)
  const lists = /\/(statements|agents|listing|statement-parameters)(\/count|\/facets)?(\?|$)/
  return (request, response) =>
    lists.test(request.url ?? '') ? response.writeHead(500).end() : api(request, response)
})

let broker: number

let developer: number

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  broker = await addUser(pool, {
    type: 'broker',
    slug: 'sami-gasaghebi',
    display_name: 'სამი გასაღები',
    phone_number: '555111222',
    valid_phone_numbers: ['555111222'],
  })
  developer = await addUser(pool, { type: 'developer', slug: 'kibeebi', display_name: 'კიბეები' })
  const project = await addProject(pool, { developer_id: developer })
  await addStatement(pool, { user_id: broker })
  await addStatement(pool, { user_id: broker, deal_type_id: 2 })
  await addStatement(pool, { user_id: developer, project_id: project })
})

function args(address: string, init: RequestInit = {}, api = `${server.origin}/api`): ActionFunctionArgs {
  const apis = {
    main: `${api}/v1`,
    mainV3: `${api}/v3`,
    statements: api,
    projects: `${api}/v1`,
    express: api,
  }
  const upstream = new UpstreamClient({ apiUrls: apis, websiteKey: 'ezo', timeoutMs: 5_000, log })
  const referenceCache = new ReferenceCache(upstream)
  const caching = new PageCaching()
  const options = {
    upstream,
    referenceCache,
    signer,
    caching,
    personalHeaders: new PersonalHeaders({}, SITE, caching),
    sentAnswers: new SentAnswers(),
    log,
    site: { map: { drawingVersion: 'v1' } },
    origin: SITE,
    requestId: 'one',
    visitorId: randomUUID(),
  }
  const context = options as unknown as AppLoadContext
  return { request: new Request(SITE + address, init), context, params: {} }
}

const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })

describe('the page of a broker', () => {
  test("a broker's page lists the statements, which can be filtered by deal", async () => {
    const all = await loadBroker({ ...args('/en/br/sami-gasaghebi'), params: { id: 'sami-gasaghebi' } })
    expect(all.company).toMatchObject({ id: broker, name: 'სამი გასაღები', statements: 2 })
    expect(all.offered).toMatchObject({ total: 2, lastPage: 1, options: [{ name: 'deal_types' }] })
    const rents = await loadBroker({
      ...args('/en/br/x?deal_types=2&users=1&q=nothing'),
      params: { id: 'sami-gasaghebi' },
    })
    expect(rents.offered).toMatchObject({ total: 1, isChosen: true })
    expect(rents.meta.canonical).toBe('/en/br/sami-gasaghebi')
  })

  test("a broker's page has a tab of agents", async () => {
    const data = await loadBroker({ ...args('/br/x?tab=agents'), params: { id: String(broker) } })
    expect(data).toMatchObject({ tab: 'agents', offered: undefined, agents: { rows: [], total: 0 } })
  })
})

// Specification 1.2.16
test('an unknown broker, developer or project is 404, but an upstream failure is not', async () => {
  for (const load of [loadBroker, loadDeveloper, loadProject]) {
    const thrown = await load({ ...args('/x'), params: { id: 'nobody' } }).catch((error: unknown) => error)
    expect((thrown as Response).status).toBe(404)
    const dead = load({ ...args('/x', {}, 'http://127.0.0.1:1/api'), params: { id: 'nobody' } })
    await expect(dead).rejects.toMatchObject({ failure: 'network' })
  }
})

test('the page of a broker, developer or project is shown without lists that fail', async () => {
  const withoutLists = `${listless.origin}/api`
  const brokerPage = await loadBroker({
    ...args('/en/br/x', {}, withoutLists),
    params: { id: 'sami-gasaghebi' },
  })
  const agentPage = await loadBroker({
    ...args('/en/br/x?tab=agents', {}, withoutLists),
    params: { id: 'sami-gasaghebi' },
  })
  const developerPage = await loadDeveloper({
    ...args('/en/d/x', {}, withoutLists),
    params: { id: 'kibeebi' },
  })
  const projectPage = await loadProject({
    ...args('/en/proeqti/x', {}, withoutLists),
    params: { id: 'walnut-yard' },
  })
  for (const [view, heading, notices] of [
    [createElement(BrokerView, { data: brokerPage }), 'სამი გასაღები', 1],
    [createElement(BrokerView, { data: agentPage }), 'სამი გასაღები', 1],
    [createElement(DeveloperView, { data: developerPage }), 'კიბეები', 2],
    [createElement(ProjectView, { data: projectPage }), 'Walnut Yard', 1],
  ] as const) {
    const html = await renderFormView(view, { layout: { currentHref: '/this/page' } })
    expect(html).toContain(toReaderName(heading, 'en'))
    expect(html.split(errors.unreachable_part)).toHaveLength(notices + 1)
    expect(html).toContain('href="/this/page"')
    // Lists that fail must not be shown as empty.
    for (const none of [companies.nothing_offered, companies.no_agents]) expect(html).not.toContain(none)
  }
})

test('later pages of statements have their own canonical URL, unless filtered, sorted or past the end', async () => {
  const many = await addUser(database.pool, { type: 'broker', slug: 'many-keys', display_name: 'ბევრი' })
  for (let place = 0; place <= PAGE_SIZE; place += 1) await addStatement(database.pool, { user_id: many })
  const canonicalOf = async (query: string) =>
    (await loadBroker({ ...args(`/ru/br/many-keys${query}`), params: { id: 'many-keys' } })).meta.canonical
  expect(await canonicalOf('?page=2')).toBe('/ru/br/many-keys?page=2')
  for (const query of [
    '',
    '?page=1',
    '?page=3',
    '?page=2&deal_types=1',
    '?page=2&order_by=price&sequence=asc',
  ])
    expect(await canonicalOf(query), query).toBe('/ru/br/many-keys')
  expect(await canonicalOf('?tab=agents&page=7')).toBe('/ru/br/many-keys?tab=agents')
})

test('lists parse page, search text, order and filters from the URL', async () => {
  expect(await loadCompanies(args('/en/brokerebi?q=gasagh&top=month'), 'broker')).toMatchObject({
    total: 1,
    top: [],
    order: 'popularity',
    period: 'month',
    meta: { noIndex: true },
  })
  const none = await loadCompanies(args('/en/brokerebi?q=zzz&page=9'), 'broker')
  expect(none).toMatchObject({ total: 0, page: 1 })
  const first = await loadCompanies(args('/developerebi?order_by=statements&page=1'), 'developer')
  expect(first).toMatchObject({
    order: 'statements',
    top: [{ id: developer }],
    meta: { canonical: '/developerebi' },
  })
  expect(
    await loadProjects(args('/developerebi?activeTab=2&cities=1&building_status=completed&page=3')),
  ).toMatchObject({
    projects: [],
    filter: { city: 1, state: 'completed', page: 1 },
    districts: [{ id: 4 }, { id: 6 }],
    meta: { canonical: '/developerebi?activeTab=2&cities=1&building_status=completed', noIndex: true },
  })
})

describe('the page of a project', () => {
  // Specification 1.2.17
  test("a project's page shows its statements, a map and a form", async () => {
    const data = await loadProject({ ...args('/ru/proeqti/walnut-yard'), params: { id: 'walnut-yard' } })
    expect(data).toMatchObject({
      path: '/ru/proeqti/walnut-yard',
      project: { name: 'Ореховый двор' },
      offered: { total: 1 },
    })
    expect(data.map).toBeDefined()
  })

  test('a message is stored once with the name of the project, however often it is sent', async () => {
    const typed = {
      name: 'Nino',
      phone_number: '555 12 34 56',
      comment: 'call',
      form_key: 'k',
    }
    for (let time = 0; time < 2; time += 1) {
      const answer = await projectAction({
        ...args('/en/proeqti/walnut-yard', form(typed)),
        params: { id: 'walnut-yard' },
      })
      expect((answer as Response).headers.get('location')).toBe('/en/proeqti/walnut-yard#news')
    }
    const { rows } = await database.pool.query('select name, phone_number, comment from call_requests')
    expect(rows).toEqual([
      { name: 'Nino', phone_number: '+995555123456', comment: 'კიბეები, Walnut Yard: call' },
    ])
  })

  test('an invalid form is shown again with the typed values', async () => {
    const fields = { name: 'Nino', phone_number: '12' }
    const answer = await projectAction({
      ...args('/en/proeqti/x', form(fields)),
      params: { id: 'walnut-yard' },
    })
    expect(readFormReply(answer)).toMatchObject({
      formId: 'company-call-request',
      status: 422,
      typed: fields,
      errors: { phone_number: { key: 'any_phone_invalid' } },
    })
  })
})
