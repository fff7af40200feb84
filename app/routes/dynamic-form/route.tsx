import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DynamicFormView } from '../../features/forms'
import { actOnDynamicForm, loadDynamicForm } from '../../features/forms/index.server'
import { metaOf } from '../../http/page-meta'
import sheet from '../../styles/asked.css?url'

export const loader = (args: LoaderFunctionArgs) => loadDynamicForm(args)

export const action = (args: ActionFunctionArgs) => actOnDynamicForm(args)

export const meta = metaOf<typeof loader>((page) => ({ ...page, hidden: true }))

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function DynamicFormRoute() {
  return <DynamicFormView data={useLoaderData<typeof loader>()} />
}
