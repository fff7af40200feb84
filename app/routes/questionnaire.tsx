import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { QuestionnaireView } from '~/features/dynamic-forms'
import sheet from '~/features/dynamic-forms/dynamic-forms.css?url'
import { loadQuestionnaire, questionnaireAction } from '~/features/dynamic-forms/index.server'
import { createMeta } from '~/seo/page-meta'

export const loader = (args: LoaderFunctionArgs) => loadQuestionnaire(args)

export const action = pageAction(questionnaireAction)

export const meta = createMeta<typeof loader>((page) => ({ ...page, noIndex: true }))

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function QuestionnaireRoute() {
  return <QuestionnaireView data={useLoaderData<typeof loader>()} />
}
