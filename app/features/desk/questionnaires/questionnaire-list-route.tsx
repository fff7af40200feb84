import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { PageHead } from '~/ui/page-head'
import deskStyles from '../desk.css?url'
import { loadQuestionnaires, newQuestionnaireAction } from './questionnaire.server'
import { QuestionnaireList } from './questionnaire-list'
import { questionnaireListPath } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadQuestionnaires(args)

export const action = pageAction(newQuestionnaireAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: questionnaireListPath(page.query),
  noIndex: true,
}))

export default function DeskQuestionnaires() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title} />
      <QuestionnaireList data={data} />
    </>
  )
}
