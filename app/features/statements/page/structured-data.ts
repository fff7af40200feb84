import type { Language } from '~/i18n/languages'
import { createBreadcrumbList } from '~/seo/breadcrumb-list'
import type { StatementDetails } from '~/upstream/statement-details.server'
import { LAND_TYPE_ID, SALE_DEAL_ID } from '~contract/statements'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { toReaderName } from '~contract/values/reader-name'
import { listBreadcrumbs } from './breadcrumbs'
import type { StatementData } from './loader.server'
import { splitLines } from './split-description'
import type { StatementNames } from './statement-names'

/** Types that schema.org has a term for. */
const schemaTypes: Record<number, string> = { 1: 'Apartment', 2: 'House', 3: 'House', 6: 'Hotel' }

/** Types that are no `Accommodation` in schema.org: they have no floor size and no bedrooms. */
const PLACES = ['Place', 'Hotel']

interface PageContext {
  origin: string
  language: Language
}

/** Returns the JSON-LD of the statement and its breadcrumbs, which only has data visible on the page. */
export function structuredData(data: StatementData, { origin, language }: PageContext): object[] {
  const { statement, names, canonical } = data
  const url = origin + canonical
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      name: statement.title,
      url,
      inLanguage: language,
      datePosted: toGeorgianDate(statement.createdAt),
      dateModified: toGeorgianDate(statement.updatedAt),
      ...toDescription(statement.comment),
      ...(statement.images.length > 0 && {
        image: statement.images.map(({ href }) => new URL(href, origin).href),
      }),
      offers: {
        '@type': 'Offer',
        url,
        availability: 'https://schema.org/InStock',
        businessFunction: `http://purl.org/goodrelations/v1#${statement.dealId === SALE_DEAL_ID ? 'Sell' : 'LeaseOut'}`,
        ...toPriceFields(statement),
        ...toSeller(statement, language),
        itemOffered: toItemOffered(statement, names),
      },
    },
    createBreadcrumbList(
      [...listBreadcrumbs(data, language), { label: statement.title, href: canonical }],
      origin,
    ),
  ]
}

function toDescription(comment: string | undefined) {
  const description = splitLines(comment ?? '').join('\n')
  return description && { description }
}

/** Returns the price in the owner's currency, whatever the visitor chose. */
function toPriceFields({ price, priceKind, ownCurrency }: StatementDetails) {
  const total = price[ownCurrency]?.total
  if (!total || priceKind === 'negotiable') return undefined
  const priceCurrency = ownCurrency.toUpperCase()
  if (priceKind === 'exact') return { price: total, priceCurrency }
  return { priceSpecification: { '@type': 'PriceSpecification', minPrice: total, priceCurrency } }
}

function toSeller({ ownerName, ownerKind }: StatementDetails, language: Language) {
  if (!ownerName) return undefined
  const type = ownerKind === 'physical' ? 'Person' : 'RealEstateAgent'
  return { seller: { '@type': type, name: toReaderName(ownerName, language) } }
}

function toItemOffered(statement: StatementDetails, names: StatementNames) {
  const { typeId, area, areaUnit, place } = statement
  const type = schemaTypes[typeId] ?? (typeId === LAND_TYPE_ID ? 'Place' : 'Accommodation')
  const isPlace = PLACES.includes(type)
  const size = { value: area, unitCode: areaUnit === 'hectare' ? 'HAR' : 'MTK' }
  return {
    '@type': type,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'GE',
      addressLocality: statement.city,
      ...(statement.neighbourhood && { addressRegion: statement.neighbourhood }),
      ...(statement.address && { streetAddress: statement.address }),
    },
    ...(place && { geo: { '@type': 'GeoCoordinates', ...place } }),
    ...(area &&
      (isPlace
        ? { additionalProperty: { '@type': 'PropertyValue', propertyID: 'area', ...size } }
        : { floorSize: { '@type': 'QuantitativeValue', ...size } })),
    ...(type !== 'Place' && wholeNumberField('numberOfRooms', names.room_types)),
    ...(isPlace ? undefined : wholeNumberField('numberOfBedrooms', names.bedroom_types)),
  }
}

/** Returns a field for plain numbers; "10+" is omitted. */
function wholeNumberField(property: string, name: string | undefined) {
  return name && /^\d+$/.test(name) ? { [property]: Number(name) } : undefined
}
