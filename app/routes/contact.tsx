import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ContactView } from '~/features/contact'
import sheet from '~/features/contact/contact.css?url'
import { contactAction, loadContact } from '~/features/contact/index.server'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'

export const loader = (args: LoaderFunctionArgs) => loadContact(args)

export const action = pageAction(contactAction)

export const meta = createMeta<typeof loader>((page) => page)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function Contact() {
  return <ContactView data={useLoaderData<typeof loader>()} />
}
