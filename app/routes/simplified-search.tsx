import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { createHiddenFilter } from '~/features/favorites/index.server'
import { formatSearchHeading } from '~/features/search/search-heading'
import { searchUrl, toUpstreamParams } from '~/features/search-filters'
import { loadFilterData } from '~/features/search-filters/index.server'
import { AnswerSummary } from '~/features/simplified-search/answer-summary'
import { loadStep } from '~/features/simplified-search/loader.server'
import { type PopularSearch, PopularSearches } from '~/features/simplified-search/popular-searches'
import { Progress } from '~/features/simplified-search/progress'
import { QuestionForm } from '~/features/simplified-search/question-form'
import { ResultStep } from '~/features/simplified-search/result-step'
import styles from '~/features/simplified-search/simplified-search.css?url'
import { getI18n } from '~/i18n/i18n.server'
import { getPathLanguage, toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { statementCount } from '~/upstream/statements.server'
import { TBILISI_ID } from '~contract/locations'

const BATUMI_ID = 15

const POPULAR_SEARCHES: readonly (readonly [deal: number, type: number, city?: number])[] = [
  [1, 1, TBILISI_ID],
  [2, 1, TBILISI_ID],
  [7, 1, BATUMI_ID],
  [1, 2],
  [1, 4],
  [2, 5, TBILISI_ID],
]

/** Loads popular searches, without those that lack results or counts. */
async function loadPopularSearches(args: LoaderFunctionArgs): Promise<PopularSearch[]> {
  const visitor = getVisitor(args)
  const hidden = createHiddenFilter(args)
  const [{ dictionaries, cities }, i18n] = await Promise.all([
    loadFilterData(visitor, args.context.site),
    getI18n(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'search-filters')
  const counted = await Promise.all(
    POPULAR_SEARCHES.map(async ([deal, type, city]) => {
      const lists = { deal_types: [deal], real_estate_types: [type], ...(city && { cities: [city] }) }
      const filters = { lists, ranges: {}, flags: [], page: 1 }
      const query = hidden.forCount(toUpstreamParams(filters))
      const found = await visitor.optional('count', visitor.call(statementCount(query)))
      return {
        label: formatSearchHeading(filters, dictionaries, cities, t),
        href: searchUrl(filters, visitor.language),
        count: found?.total ?? 0,
      }
    }),
  )
  return counted.filter(({ count }) => count > 0)
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url)
  const language = getPathLanguage(url.pathname)
  const [steps, ready, i18n] = await Promise.all([
    loadStep(args),
    url.search ? [] : loadPopularSearches(args),
    getI18n(language),
  ])
  const t = i18n.getFixedT(language, 'simplified-search')
  const title = steps.isStart
    ? t('title')
    : t('step_title', { title: t('title'), step: t(`step.${steps.step}`) })
  return { steps, ready, title, description: t('lead') }
}

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  description: page.description,
  canonical: page.steps.canonical,
  noIndex: !page.steps.isStart,
}))

export const action = pageAction()

export default function SimplifiedSearchPage() {
  const { t } = useTranslation('simplified-search')
  const { t: ui } = useTranslation('ui')
  const { language } = usePage()
  const { steps, ready } = useLoaderData<typeof loader>()
  return (
    <div className="wrap simplified-search">
      <Breadcrumbs
        label={ui('breadcrumb')}
        crumbs={[{ label: t('home'), href: toLocalizedPath('/', language) }, { label: t('title') }]}
      />
      <h1>{t('title')}</h1>
      {steps.isStart ? <p className="lead">{t('lead')}</p> : null}
      <Progress data={steps} />
      <div className="columns">
        {steps.step === 'found' ? <ResultStep data={steps} /> : <QuestionForm data={steps} />}
        {ready.length > 0 ? <PopularSearches searches={ready} /> : <AnswerSummary data={steps} />}
      </div>
    </div>
  )
}
