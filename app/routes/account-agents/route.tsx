import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AgentDialog, AgentList, addressOf, InviteForm } from '../../features/agents'
import { type AgentsData, actOnAgents, loadAgents } from '../../features/agents/index.server'
import type { RouteHandle } from '../../http/hydration'
import { metaOf } from '../../http/page-meta'

export const loader = (args: LoaderFunctionArgs) => loadAgents(args)

export const action = (args: ActionFunctionArgs) => actOnAgents(args)

export const handle: RouteHandle = {
  dialog: { isOpen: (data) => Boolean((data as AgentsData).dialog), Dialog: AgentDialog },
}

export const meta = metaOf<typeof loader>((page) => ({
  title: page.title,
  canonical: addressOf(page.asked),
  hidden: true,
  mistake: page.mistake,
}))

export default function AgentsOfAccount() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="acc-head">
        <h1>{data.title}</h1>
      </div>
      <div className="list-and-form">
        <AgentList data={data} />
        <InviteForm asked={data.asked} returned={data.returned} />
      </div>
    </>
  )
}
