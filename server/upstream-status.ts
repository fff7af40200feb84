import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import { isUpstreamError, type UpstreamError } from '~/upstream/upstream-error'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>
type Args = LoaderFunctionArgs | ActionFunctionArgs

/** Retry-After in seconds, by status. The circuit breaker of app/upstream retries after two. */
const RETRY_AFTER_SECONDS: Readonly<Record<number, string>> = { 429: '60', 503: '5' }

/** Turns upstream errors into responses with their status; Remix would respond 500. */
export function withUpstreamStatus(build: ServerBuild): ServerBuild {
  const log = build.entry.module.handleError
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && wrapRoute(route)])
  return { ...build, routes: Object.fromEntries(routes) as Routes }

  function wrapRoute(route: Route): Route {
    const { loader, action } = route.module
    const module = {
      ...route.module,
      ...(loader && { loader: (args: LoaderFunctionArgs) => runHandler(loader, args) }),
      ...(action && { action: (args: ActionFunctionArgs) => runHandler(action, args) }),
    }
    return { ...route, module }
  }

  async function runHandler<HandlerArgs extends Args>(
    handler: (args: HandlerArgs) => unknown,
    args: HandlerArgs,
  ) {
    try {
      return await handler(args)
    } catch (error) {
      if (!isUpstreamError(error) || error.failure === 'aborted') throw error
      if (error.status !== 404) log?.(error, args)
      throw toResponse(error)
    }
  }
}

function toResponse({ status }: UpstreamError): Response {
  const after = RETRY_AFTER_SECONDS[status]
  // A page cannot pass on statuses such as 304.
  return new Response(null, {
    status: status >= 400 ? status : 502,
    headers: after ? { 'Retry-After': after } : {},
  })
}
