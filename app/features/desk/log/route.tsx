import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import deskStyles from '../desk.css?url'
import { loadLog } from './log.server'
import { LogView } from './log-view'
import { logPath } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadLog(args)

export const action = pageAction()

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: logPath(page.query),
  noIndex: true,
}))

export default function DeskLog() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{data.title}</h1>
      </div>
      <LogView data={data} />
    </>
  )
}
