import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { QuestionnaireView } from '../../features/forms'
import { actOnQuestionnaire, loadQuestionnaire } from '../../features/forms/index.server'
import { metaOf } from '../../http/page-meta'
import sheet from '../../styles/asked.css?url'

export const loader = (args: LoaderFunctionArgs) => loadQuestionnaire(args)

export const action = (args: ActionFunctionArgs) => actOnQuestionnaire(args)

export const meta = metaOf<typeof loader>((page) => ({ ...page, hidden: true }))

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function QuestionnaireRoute() {
  return <QuestionnaireView data={useLoaderData<typeof loader>()} />
}
