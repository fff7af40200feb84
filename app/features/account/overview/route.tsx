import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { loadOverview } from './loader.server'
import { Overview } from './view'

export const loader = (args: LoaderFunctionArgs) => loadOverview(args)

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: '/account',
  noIndex: true,
}))

export const action = pageAction()

export default function AccountPage() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{data.title}</h1>
      </div>
      <Overview data={data} />
    </>
  )
}
