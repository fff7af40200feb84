import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import serviceStyles from '../services.css?url'
import { companyLeadAction } from './company-lead.server'
import { loadLanding } from './loader.server'
import { LandingView } from './view'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: serviceStyles }]

export const loader = (args: LoaderFunctionArgs) => loadLanding(args)

export const action = pageAction(companyLeadAction)

export const meta = createMeta<typeof loader>((page) => page.meta)

export default function ServiceLanding() {
  return <LandingView data={useLoaderData<typeof loader>()} />
}
