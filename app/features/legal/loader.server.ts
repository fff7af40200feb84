import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import type { TFunction } from 'i18next'
import { formatDay } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import type { LinkItem } from '~/page/layout-data'
import type { LoadContext, SiteSettings } from '~/page/load-context.server'
import { getRankingHref } from '~/page/ranking-href'
import { getTrustHref } from '~/page/trust-href'
import { cookieFacts } from '~/session/cookies.server'
import { getVisitor } from '~/session/visitor.server'
import type { TextSectionMessages } from '~/ui/text-page'
import { getBrandName } from '~contract/brand-name'

/** Sections in the order of the page. */
const LEGAL_SECTIONS = {
  terms: [
    'service',
    'account',
    'listings',
    'figures',
    'promotion',
    'payments',
    'refunds',
    'orders',
    'complaints',
    'liability',
    'changes',
  ],
  privacy: [
    'guest',
    'account',
    'seen_by',
    'payments',
    'kept',
    'passwords',
    'cookies',
    'browser',
    'analytics',
    'no_analytics',
    'chat',
    'logs',
    'rights',
  ],
} as const

type LegalPageName = keyof typeof LEGAL_SECTIONS

/** Date of the texts; change it with them. */
const LEGAL_TEXTS_DATE = '2026-11-30'

const LEGAL_PATHS: Record<LegalPageName, string> = { terms: '/terms', privacy: '/privacy' }

/** Returns links to the legal texts; an operator's own texts are elsewhere. */
export function listLegalLinks(
  site: Pick<SiteSettings, 'termsUrl' | 'privacyUrl'>,
  language: Language,
  t: TFunction<'navigation'>,
): LinkItem[] {
  const urls = { terms: site.termsUrl, privacy: site.privacyUrl }
  return (['terms', 'privacy'] as const).map((name) => {
    const external = urls[name]
    const label = t(`footer.${name}`)
    if (external) return { label, href: external, external: true }
    return { label, href: toLocalizedPath(LEGAL_PATHS[name], language) }
  })
}

export async function loadLegalPage({ request, context }: LoaderFunctionArgs, name: LegalPageName) {
  const { site } = context
  const external = { terms: site.termsUrl, privacy: site.privacyUrl }[name]
  if (external) throw redirect(external)
  const { language } = getVisitor({ request, context })
  const t = (await getI18n(language)).getFixedT(language, 'legal')
  const brand = getBrandName(language, site)
  const sections: Record<string, TextSectionMessages> = t(`${name}.sections`, { brand, returnObjects: true })
  const shown = LEGAL_SECTIONS[name].filter((section) => isTrueOf(section, context))
  const other: LegalPageName = name === 'terms' ? 'privacy' : 'terms'
  return {
    title: t(`${name}.title`),
    description: t(`${name}.description`, { brand }),
    canonical: toLocalizedPath(LEGAL_PATHS[name], language),
    updated: formatDay(new Date(`${LEGAL_TEXTS_DATE}T12:00:00+04:00`), language, new Date(0)),
    sections: shown.flatMap((section) => {
      const found = sections[section]
      return found ? [{ name: section, messages: found }] : []
    }),
    cookies: cookieFacts.map(({ cookie, name, maxAgeSeconds }) => ({
      name,
      purpose: t(`cookies.purposes.${cookie}`),
      lifetime: formatLifetime(maxAgeSeconds, t),
    })),
    operator: site.operator,
    email: site.supportEmail,
    phone: site.supportPhone,
    rankingHref: getRankingHref(site, language),
    trustHref: getTrustHref(site, language),
    contactHref: toLocalizedPath('/contact', language),
    otherHref: external ? undefined : toLocalizedPath(LEGAL_PATHS[other], language),
    other,
  }
}

export type LegalPageData = Awaited<ReturnType<typeof loadLegalPage>>

/**
 * Returns true if a section applies to this site's setup. With an operator's APIs the retention periods are
 * unknown.
 */
function isTrueOf(section: string, { site, dataLayer, chat }: LoadContext): boolean {
  switch (section) {
    case 'kept':
    case 'passwords':
      return !site.hasOperatorApis
    case 'analytics':
      return dataLayer !== undefined
    case 'no_analytics':
      return dataLayer === undefined
    case 'chat':
      return chat !== undefined
    default:
      return true
  }
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

function formatLifetime(seconds: number, t: TFunction<'legal'>): string {
  if (seconds >= DAY) return t('cookies.lifetimes.days', { count: Math.round(seconds / DAY) })
  if (seconds >= HOUR) return t('cookies.lifetimes.hours', { count: Math.round(seconds / HOUR) })
  return t('cookies.lifetimes.minutes', { count: Math.round(seconds / MINUTE) })
}
