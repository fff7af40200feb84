import type { APIRequestContext } from '@playwright/test'
import { formatDay } from '~/i18n/format'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { findVocabularyErrors, type SchemaThing } from '../fixtures/schema-org'
import type { Language } from './translations'

export interface FetchedPage {
  address: string
  origin: string
  language: Language
  html: string
  /** Visible text in one line. */
  text: string
  blocks: SchemaThing[]
}

/** @throws if this very URL does not respond 200 */
export async function fetchPage(
  request: APIRequestContext,
  address: string,
  language: Language,
): Promise<FetchedPage> {
  const answer = await request.get(address, { maxRedirects: 0 })
  if (answer.status() !== 200) throw new Error(`${address} answers ${answer.status()}`)
  const html = await answer.text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  return {
    address,
    language,
    html,
    origin: new URL(answer.url()).origin,
    text: extractText(html),
    blocks: blocks.map(([, json = '']) => JSON.parse(json) as SchemaThing),
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

export const decodeEntities = (text: string) =>
  text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)

const collapseWhitespace = (text: string) => text.replace(/\s+/g, ' ').trim()

function extractText(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, '')
  return collapseWhitespace(decodeEntities(body.replace(/<[^>]+>/g, ' ')))
}

/** Removes thousands separators and uses decimal points. */
const normalizeNumbers = (text: string) =>
  text.replace(/(?<=\d)[\s,](?=\d{3}(?!\d))/g, '').replace(/(?<=\d),(?=\d{1,2}(?!\d))/g, '.')

type Check = (value: never, page: FetchedPage, thing: SchemaThing) => boolean

const isShown = (value: string, { text }: FetchedPage) =>
  value.split('\n').every((line) => text.includes(collapseWhitespace(line)))
const isFigure = (value: number, { text }: FetchedPage) =>
  new RegExp(`(?<![\\d.])${String(value).replace('.', '\\.')}(?![\\d])`).test(normalizeNumbers(text))
const isPicture = (value: string | string[], { html, origin }: FetchedPage) =>
  [value]
    .flat()
    .every(
      (each) => each.startsWith(origin) && html.includes(each.slice(origin.length).replace(/\.\w+$/, '')),
    )
/** Returns true for the page's own URL and those that it links to. */
const isLinked = (value: string, { html, origin, address }: FetchedPage) => {
  const { pathname, search } = new URL(value)
  return (
    value.startsWith(origin) &&
    (pathname + search === address || decodeEntities(html).includes(`href="${pathname}${search}"`))
  )
}
const isPrice = (value: number, { text }: FetchedPage, { priceCurrency }: SchemaThing) =>
  normalizeNumbers(text).includes(`${{ USD: '$', GEL: '₾' }[String(priceCurrency)]}${value}`)
/**
 * Returns true for a day; pages write today and yesterday as words, so only the date is checked for these.
 */
const isDay = (value: string, { text, language }: FetchedPage) => {
  const day = new Date(value.length === 10 ? `${value}T12:00:00+04:00` : value)
  const recent = [0, 1].map((days) => toGeorgianDate(new Date(Date.now() - days * 86_400_000)))
  return text.includes(formatDay(day, language)) || recent.includes(toGeorgianDate(day))
}
const isOneOf =
  (...known: string[]): Check =>
  (value: string) =>
    known.includes(value)

/** Check for each property. A property without one fails. */
const rules: Record<string, Check> = {
  '@context': isOneOf('https://schema.org'),
  '@type': isOneOf(
    'RealEstateListing',
    'Offer',
    'Apartment',
    'House',
    'Hotel',
    'Place',
    'Accommodation',
    'BlogPosting',
    'RealEstateAgent',
    'Organization',
    'Person',
    'ApartmentComplex',
    'BreadcrumbList',
    'ListItem',
    'PostalAddress',
    'GeoCoordinates',
    'QuantitativeValue',
    'PropertyValue',
    'PriceSpecification',
    'UnitPriceSpecification',
  ),
  name: isShown,
  headline: isShown,
  description: isShown,
  email: isShown,
  streetAddress: isShown,
  addressLocality: isShown,
  addressRegion: isShown,
  url: isLinked,
  item: isLinked,
  mainEntityOfPage: isLinked,
  image: isPicture,
  logo: isPicture,
  price: isPrice,
  minPrice: isPrice,
  value: isFigure,
  numberOfRooms: isFigure,
  numberOfBedrooms: isFigure,
  numberOfAccommodationUnits: isFigure,
  datePublished: isDay,
  datePosted: isDay,
  dateModified: isDay,
  foundingDate: (value: string, { text }) => text.includes(value.slice(0, 4)),
  sameAs: (value: string[], { html }) =>
    value.every((href) => decodeEntities(html).includes(`href="${href}"`)),
  inLanguage: (value: string, { html }) => html.includes(`<html lang="${value}"`),
  addressCountry: isOneOf('GE'),
  priceCurrency: isOneOf('USD', 'GEL'),
  unitCode: isOneOf('MTK', 'HAR'),
  propertyID: isOneOf('area'),
  availability: isOneOf('https://schema.org/InStock'),
  businessFunction: isOneOf(
    'http://purl.org/goodrelations/v1#Sell',
    'http://purl.org/goodrelations/v1#LeaseOut',
  ),
  // The place is drawn on the map, not written.
  latitude: isOnMap,
  longitude: isOnMap,
  position: Number.isInteger as Check,
}

function isOnMap(value: number, { html }: FetchedPage): boolean {
  return value > 38 && value < 47 && html.includes('class="map')
}

/** Returns structured data that schema.org lacks or the page does not show, as "Offer.price: 5". */
export function findStructuredDataErrors(page: FetchedPage): string[] {
  return page.blocks.flatMap((block) => [...findVocabularyErrors(block), ...findThingErrors(block, page)])
}

function findThingErrors(thing: SchemaThing, page: FetchedPage): string[] {
  return Object.entries(thing).flatMap(([property, value]) => {
    const things = [value].flat().filter((one): one is SchemaThing => typeof one === 'object' && one !== null)
    if (things.length > 0) return things.flatMap((one) => findThingErrors(one, page))
    const isValid = rules[property]?.(value as never, page, thing)
    return isValid ? [] : [`${thing['@type']}.${property}: ${JSON.stringify(value)} at ${page.address}`]
  })
}
