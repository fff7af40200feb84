import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Found } from '../../features/simplified-search/found'
import { Ledger } from '../../features/simplified-search/ledger'
import { loadSteps } from '../../features/simplified-search/load.server'
import { Progress } from '../../features/simplified-search/progress'
import { QuestionForm } from '../../features/simplified-search/question-form'
import { ReadySearches } from '../../features/simplified-search/ready-searches'
import { usePage } from '../../http/page'
import { metaOf } from '../../http/page-meta'
import { i18nFor } from '../../i18n/i18n.server'
import { languageOf, localizedPath } from '../../i18n/languages'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { readySearches } from './ready.server'

export async function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url)
  const language = languageOf(url.pathname)
  const [steps, ready, i18n] = await Promise.all([
    loadSteps(args),
    url.search ? [] : readySearches(args),
    i18nFor(language),
  ])
  const t = i18n.getFixedT(language, 'simplified')
  const title = steps.isStart
    ? t('title')
    : t('step_title', { title: t('title'), step: t(`step.${steps.step}`) })
  return { steps, ready, title, description: t('lead') }
}

export const meta = metaOf<typeof loader>((page) => ({
  title: page.title,
  description: page.description,
  canonical: page.steps.canonical,
  hidden: !page.steps.isStart,
}))

export default function SimplifiedSearch() {
  const { t } = useTranslation('simplified')
  const { t: ui } = useTranslation('ui')
  const { language } = usePage()
  const { steps, ready } = useLoaderData<typeof loader>()
  return (
    <div className="wrap steps">
      <Breadcrumbs
        label={ui('crumbs')}
        crumbs={[{ label: t('home'), href: localizedPath('/', language) }, { label: t('title') }]}
      />
      <h1>{t('title')}</h1>
      {steps.isStart ? <p className="lead">{t('lead')}</p> : null}
      <Progress data={steps} />
      <div className="cols">
        {steps.step === 'found' ? <Found data={steps} /> : <QuestionForm data={steps} />}
        {ready.length > 0 ? <ReadySearches searches={ready} /> : <Ledger data={steps} />}
      </div>
    </div>
  )
}
