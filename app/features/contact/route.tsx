import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { contactAction } from './action.server'
import sheet from './contact.css?url'
import { loadContact } from './loader.server'
import { ContactView } from './view'

export const loader = (args: LoaderFunctionArgs) => loadContact(args)

export const action = pageAction(contactAction)

export const meta = createMeta<typeof loader>((page) => page)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function Contact() {
  return <ContactView data={useLoaderData<typeof loader>()} />
}
