import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Sidebar } from '../../features/account'
import { loadSidebar } from '../../features/account/index.server'
import { FullFrame } from '../../features/shell/full-frame'
import { loadFooterGroups } from '../../features/shell/load.server'
import { PageError } from '../../features/shell/page-error'
import { requireUser } from '../../http/guard.server'
import { usePage } from '../../http/page'
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
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  )
}

export function ErrorBoundary() {
  return <PageError frame={AccountFrame} />
}

/** A page that failed keeps the way to the others, unless their list failed with it. */
function AccountFrame({ children }: { children: ReactNode }) {
  const { language } = usePage()
  const loaded = useRouteLoaderData<typeof loader>(`frame/${language}/account`)
  return (
    <FullFrame>
      {loaded ? (
        <div className="wrap acc">
          <Sidebar sidebar={loaded.sidebar} />
          <div className="acc-page">{children}</div>
        </div>
      ) : (
        children
      )}
    </FullFrame>
  )
}
