import type { LoaderFunctionArgs } from '@remix-run/node'
import { ACCURACY_PATH } from '~/features/estimate'
import { listLegalLinks } from '~/features/legal/index.server'
import { notFound } from '~/http/error-responses.server'
import { formatDay } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { QUALITY_PATH } from '~/page/quality-href'
import { RANKING_PATH } from '~/page/ranking-href'
import { TRUST_PATH } from '~/page/trust-href'
import { getVisitor } from '~/session/visitor.server'
import type { TextSectionMessages } from '~/ui/text-page'
import { trustFigures } from '~/upstream/trust.server'
import { toGeorgianNoon } from '~contract/values/georgian-time'

/** Date of the texts; change it with them. */
const TRUST_TEXTS_DATE = '2026-11-28'

export async function loadTrustPage(args: LoaderFunctionArgs) {
  const { site, caching } = args.context
  if (site.hasOperatorApis) throw notFound('errors.page_desc')
  const visitor = getVisitor(args)
  const { language } = visitor
  const [figures, i18n] = await Promise.all([
    visitor.optional('figures of trust', visitor.call(trustFigures)),
    getI18n(language),
  ])
  // The figures are some minutes old, whatever changes.
  caching.allow({ params: [], topics: ['content'] })
  if (!figures) caching.forbid()
  const t = i18n.getFixedT(language, [
    'trust',
    'ranking',
    'quality',
    'estimate',
    'navigation',
    'statement-actions',
  ])
  const to = (path: string) => toLocalizedPath(path, language)
  const sections: (TextSectionMessages & { name: string })[] = t('trust:sections', {
    report: t('statement-actions:report'),
    returnObjects: true,
  })
  return {
    title: t('trust:title'),
    description: t('trust:description'),
    canonical: to(TRUST_PATH),
    updated: formatDay(toGeorgianNoon(TRUST_TEXTS_DATE), language, new Date(0)),
    figures,
    sections,
    searchHref: to('/s'),
    contact: { label: t('navigation:footer.contact'), href: to('/contact') },
    related: [
      { label: t('ranking:title'), href: to(RANKING_PATH) },
      { label: t('quality:title'), href: to(QUALITY_PATH) },
      { label: t('estimate:accuracy.title'), href: to(ACCURACY_PATH) },
      ...listLegalLinks(site, language, i18n.getFixedT(language, 'navigation')),
    ],
  }
}

export type TrustData = Awaited<ReturnType<typeof loadTrustPage>>
