import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useRouteLoaderData } from '@remix-run/react'
import { Sidebar } from '~/features/account'
import accountStyles from '~/features/account/account.css?url'
import { loadSidebar } from '~/features/account/index.server'
import { pageAction } from '~/features/dialogs/index.server'
import type { LayoutProps } from '~/features/layout/base-layout'
import { FullLayout } from '~/features/layout/full-layout'
import { loadLayoutParts } from '~/features/layout/loader.server'
import { RouteError } from '~/features/layout/route-error'
import { usePage } from '~/page/use-page'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: accountStyles }]

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(getVisitor(args), args.request)
  const [parts, sidebar] = await Promise.all([loadLayoutParts(args), loadSidebar(args, user)])
  return { ...parts, sidebar }
}

export const action = pageAction()

export default function AccountLayoutRoute() {
  return (
    <AccountErrorLayout>
      <Outlet />
    </AccountErrorLayout>
  )
}

export function ErrorBoundary() {
  return <RouteError frame={AccountErrorLayout} />
}

/** Renders an error page with the sidebar, unless that failed too. */
function AccountErrorLayout({ children, isError }: LayoutProps) {
  const { language } = usePage()
  const loaded = useRouteLoaderData<typeof loader>(`layout/${language}/account`)
  return (
    <FullLayout {...(isError && { isError })}>
      {loaded ? (
        <div className="wrap account-layout">
          <Sidebar sidebar={loaded.sidebar} />
          <div className="account-page">{children}</div>
        </div>
      ) : (
        children
      )}
    </FullLayout>
  )
}
