import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import deskStyles from './desk.css?url'
import { leadAction, loadLead } from './lead.server'
import { LeadView } from './lead-view'
import { leadPath } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadLead(args)

export const action = pageAction(leadAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: leadPath(page.lead.id),
  noIndex: true,
}))

export default function DeskLead() {
  const { lead, title } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      <LeadView lead={lead} />
    </>
  )
}
