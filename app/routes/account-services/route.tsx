import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OwnServices } from '../../features/services'
import { loadOwnServices } from '../../features/services/index.server'
import { metaOf } from '../../http/page-meta'
import serviceStyles from '../../styles/services.css?url'

const PATH = '/account/services'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: serviceStyles }]

export const loader = (args: LoaderFunctionArgs) => loadOwnServices(args)

export const meta = metaOf<typeof loader>((page) => ({ title: page.title, canonical: PATH, hidden: true }))

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
