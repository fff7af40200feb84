import { Outlet } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { FullLayout } from '~/features/layout/full-layout'
import { loadLayoutParts } from '~/features/layout/loader.server'
import { RouteError } from '~/features/layout/route-error'

export const loader = loadLayoutParts

export const action = pageAction()

export default function DefaultLayoutRoute() {
  return (
    <FullLayout>
      <Outlet />
    </FullLayout>
  )
}

export function ErrorBoundary() {
  return <RouteError frame={FullLayout} />
}
