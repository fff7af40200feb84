import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import type { FooterData } from '../../features/shell/footer-groups'
import { loadFooterGroups } from '../../features/shell/load.server'
import { PageError } from '../../features/shell/page-error'
import { PageFrame } from '../../features/shell/page-frame'

export async function loader(args: LoaderFunctionArgs): Promise<FooterData> {
  return { footerGroups: await loadFooterGroups(args) }
}

export default function DefaultLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  )
}

export function ErrorBoundary() {
  return <PageError />
}
