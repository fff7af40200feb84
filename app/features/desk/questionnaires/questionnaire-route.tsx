import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import deskStyles from '../desk.css?url'
import { loadDeskQuestionnaire } from './questionnaire.server'
import { DeskQuestionnaireView } from './questionnaire-view'
import { questionnairePath } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadDeskQuestionnaire(args)

export const action = pageAction()

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>(({ title, questionnaire }) => ({
  title,
  canonical: questionnairePath(questionnaire.id),
  noIndex: true,
}))

export default function DeskQuestionnaire() {
  const { questionnaire, title } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      <DeskQuestionnaireView questionnaire={questionnaire} />
    </>
  )
}
