import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import sheet from '../dynamic-forms.css?url'
import { dynamicFormAction, loadDynamicForm } from './dynamic-form.server'
import { DynamicFormView } from './view'

export const loader = (args: LoaderFunctionArgs) => loadDynamicForm(args)

export const action = pageAction(dynamicFormAction)

export const meta = createMeta<typeof loader>((page) => ({ ...page, noIndex: true }))

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function DynamicFormRoute() {
  return <DynamicFormView data={useLoaderData<typeof loader>()} />
}
