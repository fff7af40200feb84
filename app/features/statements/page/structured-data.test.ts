import { beforeAll, beforeEach, expect, test } from 'vitest'
import { statementById } from '~/upstream/statement-details.server'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addImage, addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { findVocabularyErrors, type SchemaThing } from '~tests/fixtures/schema-org'
import type { StatementData } from './loader.server'
import { structuredData } from './structured-data'

const ORIGIN = 'https://ezo.test'
const database = withTestDatabase()
const api = withApi(database)

beforeAll(() => addPlaces(database.pool))

let owner: number
beforeEach(async () => {
  owner = await addUser(database.pool, { type: 'agent', display_name: 'Agency One' })
})

/** Returns the JSON-LD of a statement with these columns. */
async function loadStructuredData(row: Record<string, unknown> = {}, pictures = 0) {
  const id = await addStatement(database.pool, { user_id: owner, ...row })
  for (let position = 0; position < pictures; position += 1)
    await addImage(database.pool, id, {
      path: `/pictures/s${id}-${position}`,
      is_main: position === 1,
    })
  const { body } = await api.get(`/v1/microservice/statements/${id}`, { locale: 'en' })
  const statement = statementById(id).answer.parse(body)
  const names = { deal_types: 'For sale', room_types: '3', bedroom_types: '10+' }
  const data = { statement, names, canonical: `/en/statements/${id}` } as unknown as StatementData
  const [listing, trail] = structuredData(data, { origin: ORIGIN, language: 'en' })
  expect([listing, trail].flatMap((thing) => findVocabularyErrors(thing as SchemaThing))).toEqual([])
  // biome-ignore lint/suspicious/noExplicitAny: the test names what it looks for.
  return { id, statement, listing: listing as any, trail: trail as any }
}

test('the structured data of a statement has price, place, measures, pictures and seller', async () => {
  const { id, statement, listing } = await loadStructuredData({ address_en: 'Chavchavadze Avenue 26' }, 2)
  expect(listing).toMatchObject({
    '@type': 'RealEstateListing',
    name: statement.title,
    url: `${ORIGIN}/en/statements/${id}`,
    datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    offers: {
      price: 100_000,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      businessFunction: 'http://purl.org/goodrelations/v1#Sell',
      seller: { '@type': 'RealEstateAgent', name: 'Agency One' },
      itemOffered: {
        '@type': 'Apartment',
        address: {
          addressLocality: 'Tbilisi',
          addressRegion: 'Vake',
          streetAddress: 'Chavchavadze Avenue 26',
          addressCountry: 'GE',
        },
        geo: { latitude: 41.709, longitude: 44.765 },
        floorSize: { value: 80, unitCode: 'MTK' },
        numberOfRooms: 3,
      },
    },
  })
  expect(listing.offers.itemOffered).not.toHaveProperty('numberOfBedrooms')
  expect(listing.image).toHaveLength(2)
  for (const image of listing.image) expect(image).toMatch(/^https:\/\/ezo\.test\/pictures\//)
  expect(listing.image[0]).toContain(`s${id}-1`)
})

test('the structured data has no price if the price is not exact', async () => {
  const negotiable = await loadStructuredData({ price: null, price_type_id: 1 })
  expect(negotiable.listing.offers).not.toHaveProperty('price')
  expect(negotiable.listing.offers).not.toHaveProperty('priceSpecification')
  const from = await loadStructuredData({ price_type_id: 2, currency_id: 1 })
  expect(from.listing.offers).not.toHaveProperty('price')
  expect(from.listing.offers.priceSpecification).toMatchObject({ minPrice: 100_000, priceCurrency: 'GEL' })
})

test('land has its measures in its own unit, and no rooms', async () => {
  const { listing } = await loadStructuredData({
    real_estate_type_id: 4,
    area: 1.5,
    area_type_id: 2,
    deal_type_id: 2,
    owner_name: '',
  })
  expect(listing.offers.itemOffered).toMatchObject({
    '@type': 'Place',
    additionalProperty: { propertyID: 'area', value: 1.5, unitCode: 'HAR' },
  })
  expect(listing.offers.businessFunction).toMatch(/LeaseOut$/)
})

test.each([4, 6])('a place of type %i has no property that only accommodation has', async (type) => {
  const { listing } = await loadStructuredData({ real_estate_type_id: type, bedroom_type_id: 2 })
  expect(listing.offers.itemOffered).not.toHaveProperty('floorSize')
  expect(listing.offers.itemOffered).not.toHaveProperty('numberOfBedrooms')
  expect(listing.offers.itemOffered.additionalProperty).toMatchObject({ value: 80, unitCode: 'MTK' })
})

test('the breadcrumbs lead through searches to the statement', async () => {
  const { id, statement, trail } = await loadStructuredData()
  expect(trail['@type']).toBe('BreadcrumbList')
  expect(trail.itemListElement.map(({ name, item }: { name: string; item: string }) => [name, item])).toEqual(
    [
      ['For sale', `${ORIGIN}/en/s?deal_types=1`],
      ['Vake', `${ORIGIN}/en/s?deal_types=1&real_estate_types=1&urbans=38`],
      [statement.title, `${ORIGIN}/en/statements/${id}`],
    ],
  )
})
