import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { FullLayout } from '~/features/layout/full-layout'
import { loadFooterGroups } from '~/features/layout/loader.server'
import { RouteError } from '~/features/layout/route-error'
import type { FooterData } from '~/features/layout/use-footer-groups'

export async function loader(args: LoaderFunctionArgs): Promise<FooterData> {
  return { footerGroups: await loadFooterGroups(args) }
}

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
