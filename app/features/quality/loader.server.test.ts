import { pino } from 'pino'
import { createElement } from 'react'
import { beforeAll, describe, expect, test } from 'vitest'
import { PageCaching } from '~/page/page-caching'
import { retrainModel } from '~backend/estimate/retrain-model'
import { insertRows } from '~backend/platform/db/insert-rows'
import { qualityFigures } from '~backend/statement-quality/routes'
import { publicFigureEndpoints } from '~contract/endpoints/public-figures'
import errors from '~locales/en/errors.json'
import messages from '~locales/en/quality.json'
import { withTestDatabase } from '~tests/database'
import { withApi, withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addPlaces, addUser, places } from '~tests/fixtures/database-rows'
import { addFlatsForSale } from '~tests/fixtures/estimate'
import { countPublicFigures } from '~tests/fixtures/public-figures'
import { renderView } from '~tests/fixtures/render-view'
import { createRouteArgs, getThrownResponse } from '~tests/fixtures/route-args'
import { loader as loadQualityJson } from './quality-json-route'
import { loader as loadQualityPage, QualityPage } from './route'

const database = withTestDatabase()
const api = withApi(database)

/** Upstream that returns only these figures. */
const withQuality = (figures: unknown) =>
  withServer(
    () => (request, response) =>
      request.url?.endsWith('/statement-quality')
        ? response
            .setHeader('content-type', 'application/json')
            .end(JSON.stringify({ result: true, data: { figures } }))
        : response.writeHead(500).end(),
  )
const counting = withQuality(null)
/** Upstream with too few flats for a report. */
const unreported = withServer(() => {
  const backend = createTestApi(database.pool, pino({ level: 'silent' }))
  return (request, response) =>
    request.url?.endsWith('/evaluation-report-card')
      ? response.writeHead(404).end('{}')
      : backend(request, response)
})
const [sampled] = publicFigureEndpoints.statementQuality.samples
const madeUp = withQuality({ ...sampled?.figures, is_made_up: true })

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  const agent = await addUser(pool, { type: 'agent' })
  await addFlatsForSale(pool, 100)
  const common = { user_id: agent, area: 500, price: 90_000, currency_id: 2, lat: 41.64, lng: 41.63 }
  const land = { ...common, deal_type_id: 1, real_estate_type_id: 4, rs_code: null as string | null }
  const batumi = Array.from({ length: 30 }, (_, index) => ({
    ...land,
    city_id: places.batumi,
    rs_code: index < 12 ? '05.24.01.001.001' : null,
  }))
  await insertRows(pool, 'statements', batumi)
  // Too few for a row of its own.
  await pool.query(`insert into cities (id, name_ka, name_en, name_ru, slug, lat, lng, position)
    values (95, 'რუსთავი', 'Rustavi', 'Рустави', 'rustavi', 41.5, 45, 3)`)
  await insertRows(
    pool,
    'statements',
    Array.from({ length: 29 }, () => ({ ...land, city_id: 95 })),
  )
  await retrainModel(pool)
  await countPublicFigures(pool, qualityFigures)
})

const SITE = { map: { drawingVersion: 'v1' }, hasOperatorApis: false }

function args(path: string, { origin = api.origin, failing, site = SITE }: Options = {}) {
  const context = { site, origin: 'http://ezo.test', caching: new PageCaching() }
  return createRouteArgs(path, { origin, failing, context })
}
type Options = { origin?: string; failing?: RegExp | undefined; site?: object }

async function loadHtml(options?: Options) {
  const request = args('/en/quality', options)
  const data = await loadQualityPage(request)
  return { data, html: renderView(createElement(QualityPage, { data })), caching: request.context.caching }
}

const readJson = async (options?: Options) => {
  const response = await loadQualityJson(args('/en/quality.json', options))
  return { response, body: await response.json() }
}

const readValues = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<output name="(\w+)" data-value="([\d.]+)"/g)].map(([, name, value]) => [name, value]),
  )

describe('the page of quality', () => {
  test('the page shows each figure with its definition, and its JSON has the same', async () => {
    const { html, data, caching } = await loadHtml()
    const { body, response } = await readJson()
    expect(data.canonical).toBe('/en/quality')
    expect(caching.isAllowed).toBe(true)
    const values = readValues(html)
    expect(values).toMatchObject({ statements: '159', updated_in_7_days: '100', with_cadastral_code: '7.5' })
    const found = await api.get('/v1/microservice/statements/count')
    expect(found.body.data.total).toBe(159)
    for (const { name, value, definition } of body.figures) {
      expect(values[name]).toBe(value === null ? undefined : String(value))
      expect(html).toContain(definition)
    }
    expect(body).toMatchObject({ is_demo: false, min_cases: 30, page: 'http://ezo.test/en/quality' })
    expect(Date.now() - Date.parse(body.counted_at)).toBeLessThan(600_000)
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(html).not.toContain(messages.demo_notice)
  })

  test('the page lists deals with their types, owners, and cities with enough statements', async () => {
    const { html, data } = await loadHtml()
    const { body } = await readJson()
    expect(body.kinds).toEqual([
      expect.objectContaining({ deal_type: 'For sale', real_estate_type: 'Apartment', statements: 100 }),
      expect.objectContaining({ real_estate_type: 'Land plot', statements: 59, percent: 37.1 }),
    ])
    expect(data.kinds?.map(({ deal, kind, statements }) => [kind?.name ?? deal.name, statements])).toEqual([
      ['For sale', 159],
      ['Apartment', 100],
      ['Land plot', 59],
    ])
    expect(body.owners).toEqual([
      { type: 'physical', label: 'Owners', statements: 100, percent: 62.9 },
      { type: 'agent', label: 'Agents', statements: 59, percent: 37.1 },
    ])
    expect(
      body.cities.map(({ name, statements }: { name: string; statements: number }) => [name, statements]),
    ).toEqual([
      ['Tbilisi', 100],
      ['Batumi', 30],
    ])
    expect(body.cities[1]).toMatchObject({ with_cadastral_code: 40, flats_with_floor: null })
    expect(html).toContain('Batumi')
    expect(html).not.toContain('Rustavi')
  })

  test('the page repeats the error of estimates from their own report', async () => {
    const { html } = await loadHtml()
    const { body } = await readJson()
    const report = (await api.get('/v1/evaluation-report-card')).body.data.scores[0]
    expect(report.name).toBe('all')
    expect(readValues(html).estimate_median_error).toBe(String(report.median_error))
    expect(body.estimates).toMatchObject({ median_error: report.median_error, flats: report.count })
    expect(html).toContain('href="/en/ai-estimate/accuracy"')
  })

  test('the page is cached if too few flats are offered for a report', async () => {
    const { html, caching } = await loadHtml({ origin: unreported.origin })
    const reported = await loadHtml()
    const countSmall = (page: string) => page.split(messages.small_base).length
    expect(countSmall(html)).toBe(countSmall(reported.html) + 1)
    expect(html).not.toContain(messages.missing)
    expect(caching.isAllowed).toBe(true)
  })

  test('the page says that the statements of a demo are generated', async () => {
    const { html } = await loadHtml({ origin: madeUp.origin })
    expect(html).toContain(messages.demo_notice)
    expect((await readJson({ origin: madeUp.origin })).body.is_demo).toBe(true)
  })

  test('the page is shown without names and report that fail to load, and is not cached', async () => {
    const { html, caching } = await loadHtml({ origin: madeUp.origin })
    expect(readValues(html)).toMatchObject({ statements: '100', with_photos: '96' })
    // The message replaces two tables: types and cities.
    expect(html.split(errors.unreachable_part)).toHaveLength(3)
    expect(html.split(messages.missing)).toHaveLength(2)
    expect(caching.isAllowed).toBe(false)
    const { body } = await readJson({ origin: madeUp.origin })
    expect(body).toMatchObject({ kinds: null, cities: null, estimates: null, owners: [{ type: 'physical' }] })
  })

  test.each([
    ['does not answer', () => ({ failing: /./ }), errors.unreachable_part, 'unavailable'],
    ['counts for the first time', () => ({ origin: counting.origin }), messages.counting, 'being_counted'],
  ])(
    'the page has its texts and a notice while the upstream %s',
    async (_case, getOptions, notice, error) => {
      const options = getOptions()
      const { html, caching } = await loadHtml(options)
      expect(html.split(notice)).toHaveLength(2)
      expect(html).toContain(messages.figures.with_photos.definition)
      // The figures of the country and the error of estimates.
      expect(html.split(messages.missing)).toHaveLength(19)
      expect(readValues(html)).toEqual({})
      expect(html).not.toContain(messages.none)
      expect(caching.isAllowed).toBe(false)
      const { response, body } = await readJson(options)
      expect([response.status, body]).toEqual([503, { error }])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('retry-after')).toBe('60')
    },
  )

  test.each([
    ['the page', loadQualityPage],
    ['its data', loadQualityJson],
  ])('the page %s is missing with an operator’s APIs', async (_case, load) => {
    const site = { ...SITE, hasOperatorApis: true }
    expect((await getThrownResponse(load(args('/en/quality', { site })))).status).toBe(404)
  })
})
