import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import type { FooterData } from '../../features/shell/footer-groups'
import { loadFooterGroups } from '../../features/shell/load.server'
import { PageError } from '../../features/shell/page-error'
import { PageFrame } from '../../features/shell/page-frame'
import { requireUser } from '../../http/guard.server'
import { readVisitor } from '../../http/visitor.server'

/** Every page of the account is for somebody who is signed in. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<FooterData> {
  await requireUser(readVisitor({ request, context }), request)
  return { footerGroups: await loadFooterGroups({ request, context }) }
}

export default function AccountLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  )
}

export function ErrorBoundary() {
  return <PageError />
}
