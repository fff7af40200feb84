import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OwnServices } from '../../features/services'
import { loadOwnServices } from '../../features/services/index.server'
import { pageMeta, rootOf } from '../../http/page-meta'
import serviceStyles from '../../styles/services.css?url'

const PATH = '/account/services'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: serviceStyles }]

export const loader = (args: LoaderFunctionArgs) => loadOwnServices(args)

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) =>
  page ? pageMeta({ title: page.title, canonical: PATH, hidden: true }, rootOf(matches)) : []

export default function Services() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="acc-head">
        <h1>{data.title}</h1>
      </div>
      <OwnServices data={data} />
    </>
  )
}
