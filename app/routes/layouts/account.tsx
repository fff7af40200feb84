import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { Sidebar } from '../../features/account'
import { loadSidebar } from '../../features/account/index.server'
import { FullFrame } from '../../features/shell/full-frame'
import { loadFooterGroups } from '../../features/shell/load.server'
import { PageError } from '../../features/shell/page-error'
import { requireUser } from '../../http/guard.server'
import { readVisitor } from '../../http/visitor.server'
import accountStyles from '../../styles/account.css?url'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: accountStyles }]

/** Every page of the account is for somebody who is signed in. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(readVisitor(args), args.request)
  const [footerGroups, sidebar] = await Promise.all([loadFooterGroups(args), loadSidebar(args, user)])
  return { footerGroups, sidebar }
}

export default function AccountLayout() {
  const { sidebar } = useLoaderData<typeof loader>()
  return (
    <FullFrame>
      <div className="wrap acc">
        <Sidebar sidebar={sidebar} />
        <div className="acc-page">
          <Outlet />
        </div>
      </div>
    </FullFrame>
  )
}

export function ErrorBoundary() {
  return <PageError frame={FullFrame} />
}
