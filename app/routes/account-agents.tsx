import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AgentList, AgentsDialog, agentListPath, InviteForm } from '~/features/agents'
import { type AgentsData, agentsAction, loadAgents } from '~/features/agents/index.server'
import { pageAction } from '~/features/dialogs/index.server'
import type { RouteHandle } from '~/page/hydration'
import { createMeta } from '~/seo/page-meta'

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
