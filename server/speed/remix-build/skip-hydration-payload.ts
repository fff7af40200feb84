import { data, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node'
import { canHydrate } from '~/page/hydration'
import { UnserializedData } from '~/page/unserialized-data'

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
 * @param build routes of one page
 */
export function skipHydrationPayload(build: ServerBuild): ServerBuild {
  if (canHydrate(Object.values(build.routes).map((route) => route?.module.handle))) return build
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && wrapRoute(route)])
  return { ...build, routes: Object.fromEntries(routes) as Routes }

  function wrapRoute(route: Route): Route {
    const { loader, default: component } = route.module
    // Files and scripts get a response of their own.
    if (!loader || !component) return route
    const wrapped = async (args: LoaderFunctionArgs) => {
      const result = await loader(args)
      return result instanceof Response ? result : hideData(result)
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
