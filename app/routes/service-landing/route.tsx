import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Landing } from '../../features/services'
import { actOnCompany, loadLanding } from '../../features/services/index.server'
import { metaOf } from '../../http/page-meta'
import serviceStyles from '../../styles/services.css?url'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: serviceStyles }]

export const loader = (args: LoaderFunctionArgs) => loadLanding(args)

export const action = (args: ActionFunctionArgs) => actOnCompany(args)

export const meta = metaOf<typeof loader>((page) => page.meta)

export default function ServiceLanding() {
  return <Landing data={useLoaderData<typeof loader>()} />
}
