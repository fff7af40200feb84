import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Landing } from '../../features/services'
import { actOnCompany, loadLanding } from '../../features/services/index.server'
import { pageMeta, rootOf } from '../../http/page-meta'
import serviceStyles from '../../styles/services.css?url'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: serviceStyles }]

export const loader = (args: LoaderFunctionArgs) => loadLanding(args)

export const action = (args: ActionFunctionArgs) => actOnCompany(args)

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) =>
  page ? pageMeta(page.meta, rootOf(matches)) : []

export default function ServiceLanding() {
  return <Landing data={useLoaderData<typeof loader>()} />
}
