import { beforeAll, expect, test } from 'vitest'
import type { TrustFigures } from '~/upstream/trust.server'
import { trustFigures } from '~backend/trust/routes'
import { MIN_PERCENT_CASES } from '~contract/public-figures'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement } from '~tests/fixtures/database-rows'
import { countPublicFigures } from '~tests/fixtures/public-figures'
import { renderView } from '~tests/fixtures/render-view'
import { createRouteArgs, getThrownResponse } from '~tests/fixtures/route-args'
import { Figures } from './figures'
import { loader as loadTrustPage, TrustPage } from './route'

const database = withTestDatabase()
const api = withApi(database)

beforeAll(async () => {
  await addPlaces(database.pool)
  await addStatement(database.pool)
})

const PATH = '/en/trust'
const createArgs = (failing?: RegExp) => createRouteArgs(PATH, { origin: api.origin, failing })

const readFigures = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<output name="(\w+)" data-value="([\d.]+)"/g)].map(([, name, value]) => [
      name,
      Number(value),
    ]),
  )

test('figures not counted yet are missing instead of zero, and the page is not cached', async () => {
  const args = createArgs()
  const html = renderView(<TrustPage data={await loadTrustPage(args)} />, { layout: { currentHref: PATH } })
  expect(html).toContain('The figures are missing at the moment.')
  expect(html).not.toContain('<output')
  expect(args.context.caching.isAllowed).toBe(false)
  await countPublicFigures(database.pool, trustFigures)
})

test('the page shows figures of the database, and is cached for other guests', async () => {
  const args = createArgs()
  const html = renderView(<TrustPage data={await loadTrustPage(args)} />)
  expect(readFigures(html)).toMatchObject({ public_statements: 1, statements_physical: 1, user_blocks: 0 })
  expect(html).toContain('No listing was reported in this period.')
  expect(html).toContain('Before publishing, nobody reads listings')
  expect(args.context.caching.isAllowed).toBe(true)
})

test('a page without figures shows a notice and its texts, and is not cached', async () => {
  const args = createArgs(/trust-figures/)
  const html = renderView(<TrustPage data={await loadTrustPage(args)} />, { layout: { currentHref: PATH } })
  expect(html).toContain('The figures are missing at the moment.')
  expect(html).toContain(`href="${PATH}"`)
  expect(html).toContain('What is not checked')
  expect(html).not.toContain('<output')
  expect(args.context.caching.isAllowed).toBe(false)
})

test('the page is missing with an operator’s APIs', async () => {
  const args = createRouteArgs(PATH, { origin: api.origin, context: { site: { hasOperatorApis: true } } })
  expect((await getThrownResponse(loadTrustPage(args))).status).toBe(404)
})

const figures: TrustFigures = {
  since: '2026-08-29',
  until: '2026-11-26',
  published: 1_240,
  reports: {
    received: 31,
    ledToBlock: 6,
    closed: 21,
    open: 4,
    medianHours: 5.5,
    byReason: [
      { reasons: ['sold'], received: 18 },
      { reasons: ['fraud', 'other'], received: 13 },
    ],
  },
  decisions: { statementBlocks: 9, statementUnblocks: 1, userBlocks: 2 },
  reviews: { mode: 'off', published: 0, refused: 0 },
  publicStatements: {
    total: 4_000,
    fresh: 2_600,
    confirmed: { short: 1_900, long: 2_400 },
    sameHomes: { homes: 240, statements: 610 },
    reduced: 130,
    byOwner: [
      { type: 'physical', total: 3_992, phoneConfirmed: 3_990 },
      { type: 'designer', total: MIN_PERCENT_CASES - 1, phoneConfirmed: undefined },
    ],
  },
  inUse: { followedSearches: 90, sharedComparisons: 25 },
}

const render = (change: Partial<TrustFigures> = {}) =>
  renderView(<Figures figures={{ ...figures, ...change }} />)
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|')

test('figures have percentages, except those of few cases', () => {
  const text = render()
  expect(text).toContain('From 29 August 2026 to 26 November 2026')
  expect(text).toContain('|Received|31|Led to a block|6| (19%)|')
  expect(text).toContain('|Half were decided within|6 hours|')
  expect(text).toContain(
    '|It is already sold or let|18| (58%)|It looks like fraud ·\u00a0Something else|13| (42%)|',
  )
  expect(text).toContain('|Of these, reduced by the seller in the last 30 days|130| (3%)|')
  expect(text).toContain('|Searches that somebody follows by email|90|Shared comparisons|25|')
  expect(text).toContain('|Private person|3,992|3,990| (99%)|Designer|19|too few|')
})

test('a small number of reports is not broken down', () => {
  const text = render({ reports: null })
  expect(text).toContain('|Fewer than 5 reports were received: too few to break down.|')
  expect(text).not.toContain('Led to a block')
})

test('the page shows reviews if statements are or were reviewed', () => {
  const title = '|Reviews before publishing|'
  expect(render()).not.toContain(title)
  expect(render({ reviews: { mode: 'new', published: 0, refused: 0 } })).toContain(title)
  expect(render({ reviews: { mode: 'off', published: 24, refused: 8 } })).toContain(
    '|Published after a review|24| (75%)|Refused, with the reason|8| (25%)|',
  )
})
