import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Overview } from '../../features/account'
import { loadOverview } from '../../features/account/index.server'
import { pageMeta, rootOf } from '../../http/page-meta'

export const loader = (args: LoaderFunctionArgs) => loadOverview(args)

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) =>
  page ? pageMeta({ title: page.title, canonical: '/account', hidden: true }, rootOf(matches)) : []

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
