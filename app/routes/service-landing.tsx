import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { LandingView } from '~/features/services'
import { companyLeadAction, loadLanding } from '~/features/services/index.server'
import serviceStyles from '~/features/services/services.css?url'
import { createMeta } from '~/seo/page-meta'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: serviceStyles }]

export const loader = (args: LoaderFunctionArgs) => loadLanding(args)

export const action = pageAction(companyLeadAction)

export const meta = createMeta<typeof loader>((page) => page.meta)

export default function ServiceLanding() {
  return <LandingView data={useLoaderData<typeof loader>()} />
}
