import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import type { RouteHandle } from '~/page/hydration'
import { createMeta } from '~/seo/page-meta'
import { agentsAction } from './action.server'
import { AgentList } from './agent-list'
import { AgentsDialog } from './dialogs'
import { InviteForm } from './invite-form'
import { type AgentsData, loadAgents } from './loader.server'
import { agentListPath } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadAgents(args)

export const action = pageAction(agentsAction)

export const handle: RouteHandle = {
  dialog: { isOpen: (data) => Boolean((data as AgentsData).dialog), Dialog: AgentsDialog },
}

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: agentListPath(page.params),
  noIndex: true,
}))

export default function AccountAgents() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{data.title}</h1>
      </div>
      <div className="list-and-form">
        <AgentList data={data} />
        <InviteForm params={data.params} />
      </div>
    </>
  )
}
