import { BROKERS_PATH, DEVELOPERS_PATH, developerHref, PROJECTS_PATH } from '~/features/statement-owner'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { createBreadcrumbList } from '~/seo/breadcrumb-list'
import type { CompanyDetails } from '~/upstream/companies.server'
import type { ProjectDetails } from '~/upstream/projects.server'
import { toReaderName } from '~contract/values/reader-name'

interface PageInfo {
  origin: string
  language: Language
  canonical: string
  listTitle: string
}

const SCHEMA_CONTEXT = { '@context': 'https://schema.org' }

/** Returns the JSON-LD of a company, which only has data visible on the page. */
export function toCompanyStructuredData(
  company: CompanyDetails,
  kind: 'broker' | 'developer',
  { origin, language, canonical, listTitle: list }: PageInfo,
): object[] {
  const { logo, about, address, founded, website, email, links } = company
  const name = toReaderName(company.name, language)
  const path = kind === 'broker' ? BROKERS_PATH : DEVELOPERS_PATH
  const sameAs = [website, ...links].filter(Boolean)
  return [
    {
      ...SCHEMA_CONTEXT,
      '@type': kind === 'broker' ? 'RealEstateAgent' : 'Organization',
      name,
      url: origin + canonical,
      ...(logo && { logo: new URL(logo.href, origin).href, image: new URL(logo.href, origin).href }),
      ...(about && { description: about }),
      ...(address && { address: { '@type': 'PostalAddress', addressCountry: 'GE', streetAddress: address } }),
      ...(founded && { foundingDate: founded }),
      ...(email && { email }),
      ...(sameAs.length > 0 && { sameAs }),
    },
    createBreadcrumbList(
      [
        { label: list, href: toLocalizedPath(path, language) },
        { label: name, href: canonical },
      ],
      origin,
    ),
  ]
}

export function toProjectStructuredData(
  project: ProjectDetails,
  { origin, language, canonical, listTitle: list }: PageInfo,
): object[] {
  const { name, about, images, city, neighbourhood, street, place, flats, squarePrice, developer } = project
  const complex = {
    '@type': 'ApartmentComplex',
    name,
    url: origin + canonical,
    ...(about && { description: about }),
    ...(images.length > 0 && { image: images.map(({ href }) => new URL(href, origin).href) }),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'GE',
      addressLocality: city,
      ...(neighbourhood && { addressRegion: neighbourhood }),
      ...(street && { streetAddress: street }),
    },
    ...(place && { geo: { '@type': 'GeoCoordinates', ...place } }),
    ...(flats && { numberOfAccommodationUnits: flats }),
  }
  const price = squarePrice.usd?.from
  return [
    price
      ? {
          ...SCHEMA_CONTEXT,
          '@type': 'Offer',
          url: origin + canonical,
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            minPrice: price,
            priceCurrency: 'USD',
            unitCode: 'MTK',
          },
          ...(developer && {
            seller: {
              '@type': 'Organization',
              name: toReaderName(developer.name, language),
              ...(developer.key && { url: origin + developerHref(developer.key, language) }),
            },
          }),
          itemOffered: complex,
        }
      : { ...SCHEMA_CONTEXT, ...complex },
    createBreadcrumbList(
      [
        { label: list, href: toLocalizedPath(PROJECTS_PATH, language) },
        { label: name, href: canonical },
      ],
      origin,
    ),
  ]
}
