import { data, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node'
import { isHydratedMap } from '~/page/hydration'
import { UnserializedData } from '~/page/unserialized-data'
import { isLightMode } from '~/session/visitor.server'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

interface DataWithResponseInit {
  type: 'DataWithResponseInit'
  data: unknown
  init: ResponseInit | null
}

/**
 * Hides the loader data of plain documents from the encoder; app/entry.server.tsx restores it for the
 * components.
 */
export function skipHydrationPayload(build: ServerBuild): ServerBuild {
  const isDocument = (request: Request) =>
    !isHydratedMap(new URL(request.url), { lightMode: isLightMode(request) })
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && wrapRoute(route)])
  return { ...build, routes: Object.fromEntries(routes) as Routes }

  function wrapRoute(route: Route): Route {
    const { loader, default: component } = route.module
    // Files and scripts get a response of their own.
    if (!loader || !component) return route
    const wrapped = async (args: LoaderFunctionArgs) => {
      const result = await loader(args)
      return result instanceof Response || !isDocument(args.request) ? result : hideData(result)
    }
    return { ...route, module: { ...route.module, loader: wrapped } }
  }
}

function hideData(result: unknown): unknown {
  return isDataWithResponseInit(result)
    ? data(new UnserializedData(result.data), result.init ?? undefined)
    : new UnserializedData(result)
}

function isDataWithResponseInit(result: unknown): result is DataWithResponseInit {
  return (
    typeof result === 'object' && (result as DataWithResponseInit | null)?.type === 'DataWithResponseInit'
  )
}
