import type { TFunction } from 'i18next'
import { toLoanOpening } from '~/features/loan'
import { serviceDefinitions } from '~/features/services'
import { BROKERS_PATH, PROJECTS_PATH } from '~/features/statement-owner'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import type { LinkItem } from '~/page/layout-data'
import type { Currency } from '~contract/currencies'
import { toDialogHref, toEstimateHref } from './dialog-hrefs'

const TOP_STRIP_SERVICES: readonly string[] = ['tour', 'photo']

interface TopLinkParts {
  url: URL
  language: Language
  t: TFunction<'navigation'>
  /** Link to auctions; empty unless an auction site is set. */
  auction: LinkItem[]
  services: ServiceLink[]
  callHref: string
  /** Currency, once chosen. */
  currency: Currency | undefined
}

/** Link to the page that presents a service. */
type ServiceLink = LinkItem & { name: string }

/** Returns the strip above the header. */
export function toTopLinks({
  url,
  language,
  t,
  auction,
  services,
  callHref,
  currency,
}: TopLinkParts): LinkItem[] {
  const mortgageHref = toDialogHref(url, toLoanOpening(currency))
  return [
    ...auction,
    { label: t('projects'), href: toLocalizedPath(PROJECTS_PATH, language) },
    { label: t('brokers'), href: toLocalizedPath(BROKERS_PATH, language) },
    ...services.filter(({ name }) => TOP_STRIP_SERVICES.includes(name)).map(toLink),
    { label: t('estimate'), href: toEstimateHref(url), opensDialog: true },
    { label: t('mortgage'), href: mortgageHref, opensDialog: true },
    { label: t('call_request'), href: callHref, opensDialog: true },
  ]
}

export function listServiceLinks(language: Language, t: TFunction<'services'>): ServiceLink[] {
  return serviceDefinitions.flatMap(({ name, landingPath: landing }) =>
    landing ? [{ name, label: t(`names.${name}`), href: toLocalizedPath(landing, language) }] : [],
  )
}

export function toLink({ name: _, ...link }: ServiceLink): LinkItem {
  return link
}
