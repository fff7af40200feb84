import { Outlet } from '@remix-run/react'
import { CompactFrame } from '../../features/shell/compact-frame'
import { PageError } from '../../features/shell/page-error'

export default function CompactLayout() {
  return (
    <CompactFrame>
      <Outlet />
    </CompactFrame>
  )
}

export function ErrorBoundary() {
  return <PageError frame={CompactFrame} />
}
