import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { AnswerSummary } from '~/features/simplified-search/answer-summary'
import { loadStep } from '~/features/simplified-search/loader.server'
import { PopularSearches } from '~/features/simplified-search/popular-searches'
import { Progress } from '~/features/simplified-search/progress'
import { QuestionForm } from '~/features/simplified-search/question-form'
import { ResultStep } from '~/features/simplified-search/result-step'
import styles from '~/features/simplified-search/simplified-search.css?url'
import { getI18n } from '~/i18n/i18n.server'
import { getPathLanguage, toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { loadPopularSearches } from './popular-searches.server'

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
