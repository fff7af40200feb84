import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import sheet from '../dynamic-forms.css?url'
import { loadQuestionnaire, questionnaireAction } from './questionnaire.server'
import { QuestionnaireView } from './view'

export const loader = (args: LoaderFunctionArgs) => loadQuestionnaire(args)

export const action = pageAction(questionnaireAction)

export const meta = createMeta<typeof loader>((page) => ({ ...page, noIndex: true }))

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function QuestionnaireRoute() {
  return <QuestionnaireView data={useLoaderData<typeof loader>()} />
}
