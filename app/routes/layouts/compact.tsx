import { Outlet } from '@remix-run/react'
import { PageError } from '../../features/shell/page-error'
import { PageFrame } from '../../features/shell/page-frame'

export default function CompactLayout() {
  return (
    <PageFrame compact>
      <Outlet />
    </PageFrame>
  )
}

export function ErrorBoundary() {
  return <PageError />
}
