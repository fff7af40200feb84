import type { ActionFunctionArgs, ServerBuild } from '@remix-run/node'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/** Parameters that open a modal with a form, the uppermost first, and the route whose action takes what the form sends. */
const MODAL_ROUTES: Readonly<Record<string, string>> = {
  fill_balance: 'root',
  take_loan: 'root',
  ai_modal: 'ka/account/aiService/aiView',
  call_request: 'root',
}

/**
 * A form in a modal is sent to the page it stands on, whichever that is, so that the page can be shown again with the
 * form as it was filled in. Every page takes what the forms of modals send, and the rest by its own action.
 */
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

/** Screens and what is around them: what is sent to a first page comes to its frame, or to the root that has the same path. */
function isPage({ id, parentId }: Route): boolean {
  return id === 'root' || id.startsWith('layout/') || parentId?.startsWith('layout/') === true
}
