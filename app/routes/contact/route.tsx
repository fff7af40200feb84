import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ContactView } from '../../features/contact'
import { actOnContact, loadContact } from '../../features/contact/index.server'
import { pageMeta, rootOf } from '../../http/page-meta'
import sheet from '../../styles/contact.css?url'

export const loader = (args: LoaderFunctionArgs) => loadContact(args)

export const action = (args: ActionFunctionArgs) => actOnContact(args)

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) =>
  page ? pageMeta(page, rootOf(matches)) : []

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function Contact() {
  return <ContactView data={useLoaderData<typeof loader>()} />
}
