import { structuredTrail } from '../../../http/structured-trail'
import { isoDay } from '../../../i18n/format'
import type { Language } from '../../../i18n/languages'
import type { Statement } from '../../../upstream/one-statement.server'
import { LAND } from '../../../upstream/real-estate-types'
import { trailOf } from './crumbs'
import { descriptionLines } from './description'
import type { StatementData, StatementNames } from './load.server'

/** Kinds of real estate that schema.org has a word for. */
const kinds: Record<number, string> = { 1: 'Apartment', 2: 'House', 3: 'House', 6: 'Hotel' }
const SALE = 1

interface Page {
  origin: string
  language: Language
}

/** The statement and its place among the searches, for machines: nothing that the page does not show to people. */
export function structuredData(data: StatementData, { origin, language }: Page): object[] {
  const { statement, names, canonical } = data
  const url = origin + canonical
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      name: statement.title,
      url,
      inLanguage: language,
      datePosted: isoDay(statement.createdAt),
      dateModified: isoDay(statement.updatedAt),
      ...textOf(statement.comment),
      ...(statement.images.length > 0 && {
        image: statement.images.map(({ href }) => new URL(href, origin).href),
      }),
      offers: {
        '@type': 'Offer',
        url,
        availability: 'https://schema.org/InStock',
        businessFunction: `http://purl.org/goodrelations/v1#${statement.dealId === SALE ? 'Sell' : 'LeaseOut'}`,
        ...priceOf(statement),
        ...sellerOf(statement),
        itemOffered: estateOf(statement, names),
      },
    },
    structuredTrail([...trailOf(data, language), { label: statement.title, href: canonical }], origin),
  ]
}

function textOf(comment: string | undefined) {
  const description = descriptionLines(comment ?? '').join('\n')
  return description && { description }
}

/** In the currency that the owner set, whatever the visitor looks at. */
function priceOf({ price, priceKind, ownCurrency }: Statement) {
  const total = price[ownCurrency]?.total
  if (!total || priceKind === 'negotiable') return undefined
  const priceCurrency = ownCurrency.toUpperCase()
  if (priceKind === 'exact') return { price: total, priceCurrency }
  return { priceSpecification: { '@type': 'PriceSpecification', minPrice: total, priceCurrency } }
}

function sellerOf({ ownerName, ownerKind }: Statement) {
  if (!ownerName) return undefined
  const type = ownerKind === 'physical' ? 'Person' : 'RealEstateAgent'
  return { seller: { '@type': type, name: ownerName } }
}

function estateOf(statement: Statement, names: StatementNames) {
  const { typeId, area, areaUnit, place } = statement
  return {
    '@type': kinds[typeId] ?? (typeId === LAND ? 'Place' : 'Accommodation'),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'GE',
      addressLocality: statement.city,
      ...(statement.neighbourhood && { addressRegion: statement.neighbourhood }),
      ...(statement.address && { streetAddress: statement.address }),
    },
    ...(place && { geo: { '@type': 'GeoCoordinates', ...place } }),
    ...(area && {
      floorSize: {
        '@type': 'QuantitativeValue',
        value: area,
        unitCode: areaUnit === 'hectare' ? 'HAR' : 'MTK',
      },
    }),
    ...whole('numberOfRooms', names.room_types),
    ...whole('numberOfBedrooms', names.bedroom_types),
  }
}

/** Only where the dictionary says a plain number: "10+" is none. */
function whole(property: string, name: string | undefined) {
  return name && /^\d+$/.test(name) ? { [property]: Number(name) } : undefined
}
