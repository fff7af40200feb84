import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Overview } from '../../features/account'
import { loadOverview } from '../../features/account/index.server'
import { metaOf } from '../../http/page-meta'

export const loader = (args: LoaderFunctionArgs) => loadOverview(args)

export const meta = metaOf<typeof loader>((page) => ({
  title: page.title,
  canonical: '/account',
  hidden: true,
}))

export default function MyPage() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="acc-head">
        <h1>{data.title}</h1>
      </div>
      <Overview data={data} />
    </>
  )
}
