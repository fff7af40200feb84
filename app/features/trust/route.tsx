import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { listLegalLinks } from '~/features/legal/index.server'
import { PURSE_PATH } from '~/features/purse'
import { notFound } from '~/http/error-responses.server'
import { formatDay } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { ACCURACY_PATH } from '~/page/accuracy-path'
import { ASKING_PRICES_PATH } from '~/page/asking-prices-href'
import { QUALITY_PATH } from '~/page/quality-href'
import { RANKING_PATH } from '~/page/ranking-href'
import { TRUST_PATH } from '~/page/trust-href'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { TextPage, TextSection, type TextSectionMessages } from '~/ui/text-page'
import sheet from '~/ui/text-page.css?url'
import { trustFigures } from '~/upstream/trust.server'
import { COMPARISON_DAYS, MAX_COMPARED } from '~contract/comparisons'
import { UNCONFIRMED_STEPS } from '~contract/freshness'
import { toGeorgianNoon } from '~contract/values/georgian-time'
import { Figures } from './figures'

/** Date of the texts; change it with them. */
const TRUST_TEXTS_DATE = '2026-11-30'

export async function loader(args: LoaderFunctionArgs) {
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
    'asking-prices',
    'purse',
    'navigation',
    'statement-actions',
  ])
  const to = (path: string) => toLocalizedPath(path, language)
  const sections: (TextSectionMessages & { name: string })[] = t('trust:sections', {
    report: t('statement-actions:report'),
    days: COMPARISON_DAYS,
    compared: MAX_COMPARED,
    ...Object.fromEntries(UNCONFIRMED_STEPS.map(({ name, afterDays }) => [name, afterDays])),
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
      { label: t('asking-prices:link_all'), href: to(ASKING_PRICES_PATH) },
      { label: t('purse:title'), href: to(PURSE_PATH) },
      ...listLegalLinks(site, language, i18n.getFixedT(language, 'navigation')),
    ],
  }
}

type TrustData = Awaited<ReturnType<typeof loader>>

export const action = pageAction()

export const meta = createMeta<typeof loader>((page) => page)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function Trust() {
  return <TrustPage data={useLoaderData<typeof loader>()} />
}

export function TrustPage({ data }: { data: TrustData }) {
  const { t } = useTranslation('trust')
  return (
    <TextPage title={data.title} lead={data.description} updated={t('updated', { day: data.updated })}>
      <Figures figures={data.figures} />
      {data.sections.map(({ name, ...messages }) => (
        <TextSection key={name} id={name} messages={messages}>
          <SectionEnd name={name} data={data} />
        </TextSection>
      ))}
    </TextPage>
  )
}

function SectionEnd({
  name,
  data: { figures, searchHref, contact, related },
}: {
  name: string
  data: TrustData
}) {
  const { t } = useTranslation('trust')
  switch (name) {
    case 'checked':
      return figures ? <p>{t(`review_modes.${figures.reviews.mode}`)}</p> : null
    case 'report':
      return (
        <p>
          <a href={searchHref}>{t('find')}</a>
        </p>
      )
    case 'appeal':
      return (
        <p>
          <a href={contact.href}>{contact.label}</a>
        </p>
      )
    case 'more':
      return (
        <ul>
          {related.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )
    default:
      return null
  }
}
