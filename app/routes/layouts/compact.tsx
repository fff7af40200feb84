import { Outlet } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { CompactLayout } from '~/features/layout/compact-layout'
import { loadLayoutParts } from '~/features/layout/loader.server'
import { RouteError } from '~/features/layout/route-error'

export const loader = loadLayoutParts

export const action = pageAction()

export default function CompactLayoutRoute() {
  return (
    <CompactLayout>
      <Outlet />
    </CompactLayout>
  )
}

export function ErrorBoundary() {
  return <RouteError frame={CompactLayout} />
}
