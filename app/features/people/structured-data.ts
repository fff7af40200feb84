import { structuredTrail } from '../../http/structured-trail'
import { type Language, localizedPath } from '../../i18n/languages'
import type { SingleCompany } from '../../upstream/companies.server'
import type { SingleProject } from '../../upstream/projects.server'
import { BROKERS_PATH, DEVELOPERS_PATH, developerAddress, PROJECTS_PATH } from '../owner'

interface Page {
  origin: string
  language: Language
  /** The page's own address, and what the list above it is called. */
  canonical: string
  list: string
}

const CONTEXT = { '@context': 'https://schema.org' }

/** A broker or a developer, for machines: nothing that the page does not show to people. */
export function companyForMachines(
  company: SingleCompany,
  kind: 'broker' | 'developer',
  { origin, language, canonical, list }: Page,
): object[] {
  const { name, logo, about, address, founded, website, email, links } = company
  const path = kind === 'broker' ? BROKERS_PATH : DEVELOPERS_PATH
  const sameAs = [website, ...links].filter(Boolean)
  return [
    {
      ...CONTEXT,
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
    structuredTrail(
      [
        { label: list, href: localizedPath(path, language) },
        { label: name, href: canonical },
      ],
      origin,
    ),
  ]
}

/** A project and what a square metre of it costs at least. */
export function projectForMachines(
  project: SingleProject,
  { origin, language, canonical, list }: Page,
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
          ...CONTEXT,
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
              name: developer.name,
              ...(developer.key && { url: origin + developerAddress(developer.key, language) }),
            },
          }),
          itemOffered: complex,
        }
      : { ...CONTEXT, ...complex },
    structuredTrail(
      [
        { label: list, href: localizedPath(PROJECTS_PATH, language) },
        { label: name, href: canonical },
      ],
      origin,
    ),
  ]
}
