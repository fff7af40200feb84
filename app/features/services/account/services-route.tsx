import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { PageHead } from '~/ui/page-head'
import serviceStyles from '../services.css?url'
import { AccountServices } from './account-services'
import { loadAccountServices } from './loader.server'

const SERVICES_PATH = '/account/services'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: serviceStyles }]

export const loader = (args: LoaderFunctionArgs) => loadAccountServices(args)

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: SERVICES_PATH,
  noIndex: true,
}))

export const action = pageAction()

export default function Services() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title} />
      <AccountServices data={data} />
    </>
  )
}
