import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { loadLayoutParts } from '~/features/layout/loader.server'
import { MapPageLayout } from '~/features/layout/map-page-layout'
import { RouteError } from '~/features/layout/route-error'
import { UnserializedData } from '~/page/unserialized-data'

/** Loads parts that only the server renders. */
export async function loader(args: LoaderFunctionArgs) {
  return new UnserializedData(await loadLayoutParts(args))
}

export const action = pageAction()

export default function MapLayoutRoute() {
  return (
    <MapPageLayout>
      <Outlet />
    </MapPageLayout>
  )
}

export function ErrorBoundary() {
  return <RouteError frame={MapPageLayout} />
}
