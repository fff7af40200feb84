import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import type { FooterData } from '../../features/shell/footer-groups'
import { FullFrame } from '../../features/shell/full-frame'
import { loadFooterGroups } from '../../features/shell/load.server'
import { PageError } from '../../features/shell/page-error'

export async function loader(args: LoaderFunctionArgs): Promise<FooterData> {
  return { footerGroups: await loadFooterGroups(args) }
}

export default function DefaultLayout() {
  return (
    <FullFrame>
      <Outlet />
    </FullFrame>
  )
}

export function ErrorBoundary() {
  return <PageError frame={FullFrame} />
}
