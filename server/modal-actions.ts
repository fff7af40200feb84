import type { ActionFunctionArgs, ServerBuild } from '@remix-run/node'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/** Parameters that open a modal, topmost first, with the route of its form. */
const MODAL_ROUTES: Readonly<Record<string, string>> = {
  fill_balance: 'root',
  take_loan: 'root',
  ai_modal: 'ka/account/aiService/aiView',
  call_request: 'root',
}

/** Forms of modals are posted to their page, so that it can be rendered again with the values. */
export function withModalActions(build: ServerBuild): ServerBuild {
  const actions = Object.entries(MODAL_ROUTES).map(([parameter, id]) => {
    const action = build.routes[id]?.module.action
    if (!action) throw new Error(`the route ${id} has no action for its modal`)
    return { parameter, action }
  })
  const routes = Object.entries(build.routes).map(([id, route]): [string, Route | undefined] => [
    id,
    route && isPage(route) ? withModalAction(route) : route,
  ])
  return { ...build, routes: Object.fromEntries(routes) as Routes }

  function withModalAction(route: Route): Route {
    const own = route.module.action
    const action = (args: ActionFunctionArgs) => {
      const { searchParams } = new URL(args.request.url)
      const taken = actions.find(({ parameter }) => searchParams.has(parameter))?.action ?? own
      if (!taken) throw new Response(null, { status: 405 })
      return taken(args)
    }
    return { ...route, module: { ...route.module, action } }
  }
}

/** Pages and layouts: a POST to an index page belongs to its layout, or to the root of the same path. */
function isPage({ id, parentId }: Route): boolean {
  return id === 'root' || id.startsWith('layout/') || parentId?.startsWith('layout/') === true
}
